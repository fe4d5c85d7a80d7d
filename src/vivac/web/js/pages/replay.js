/** Replay: any moment of a game, under a scrubber by decision or by turn. */

import { Problem, download, getGame, getHistory, getMoment, getReplay } from "../api.js";
import { oneOfEach } from "../board/standing.js";
import { createBoardView } from "../board/view.js";
import { copyLink, toast } from "../dialog.js";
import { fill, h } from "../dom.js";
import { emblem } from "../draw/counter.js";
import { t } from "../i18n.js";
import { houseMark } from "../icons.js";
import { listenToKeys } from "../keys.js";
import { secretFor } from "../seats.js";
import { createDrawer } from "../table/drawer.js";
import { iconButton } from "../table/layout.js";
import { createLog } from "../table/log.js";
import { createLook } from "../table/look.js";
import { createLore } from "../table/lore.js";
import { createOdds } from "../table/odds.js";
import { openMenu } from "../table/menu.js";
import { anchorOf } from "../table/popup.js";
import { ruleLink } from "../table/rule-link.js";
import { showTracks } from "../table/tracks.js";
import { flipTheme } from "../theme.js";
import { nowhere } from "./nowhere.js";
import { createScrubber } from "./scrubber.js";

/** @typedef {import("../wire.d.ts").View} View */

/** @type {import("../router.js").Page} */
export async function mount(root, table) {
  /** @type {import("../api.js").Chair} */
  const chair = { table, secret: secretFor(table) };
  /** @type {import("../wire.d.ts").ReplayPage} */
  let plan;
  /** @type {View} */
  let view;
  try {
    plan = await getReplay(chair);
    chair.as = plan.over ? plan.roles[0] : undefined;
    view = await getMoment(chair, plan.entries);
  } catch (problem) {
    root.append(nowhere(/** @type {Error} */ (problem).message));
    return () => {};
  }
  const [about, notes] = await Promise.all([getGame(view.game), getHistory(view.game)]);
  document.title = `${t("replay.title")}: ${about.title} · Vivac`;
  const whole = view;

  const top = h("header", { class: "top" });
  const caption = h("section", { class: "q", "aria-live": "polite" });
  const stage = h("div", { class: "stage" });
  const over = h("div", { class: "over" });
  const tracks = h("section", { class: "tracks", "aria-label": t("tracks.region") });
  const diary = h("section", { class: "log", tabindex: 0, "aria-label": t("log.region") });
  const drawerRoom = h("section", { class: "drawer", hidden: true });
  const foot = h("footer", { class: "scrub", "aria-label": t("replay.scrubber") });
  const app = h("div", { class: "app replay-page" }, top, caption, h("main", { class: "board-room" }, stage, over), h("aside", { class: "side" }, tracks, diary, drawerRoom), foot);
  root.append(app);

  const look = createLook(over, view.game, createOdds(() => chair), createLore(about, notes));
  const board = await createBoardView(stage, view.game, view.scenario, {
    onTap: (target) => target.place && look.soon(subject(target.place), board.locate(target.place), 0),
    onLook: (target) => (target?.place ? look.soon(subject(target.place), board.locate(target.place)) : look.close()),
    onTake: () => {},
    onMove: () => look.close(),
  });
  over.append(h("div", { class: "zoom", data: { over: "" } },
    iconButton("plus", t("zoom.in"), () => board.camera.step(1.4)), iconButton("minus", t("zoom.out"), () => board.camera.step(1 / 1.4)),
    iconButton("fit", t("zoom.fit"), () => board.camera.fit())));
  const drawer = createDrawer(drawerRoom, view.game, {
    onOpen: () => app.classList.add("reading"),
    onClose: () => app.classList.remove("reading"),
  });
  /** @param {string} rule */
  const openRule = (rule) => void drawer.rules(rule);
  const log = createLog(diary, view.game, { onRule: openRule, onMark: (ids) => board.lights.mark(ids) });

  /** @param {string} place @returns {import("../table/look.js").Subject} */
  function subject(place) {
    return { title: board.placeName(place), pieces: oneOfEach(view.pieces.filter((piece) => piece.place === place)), notes: view.notes[place] ?? [], choices: [], tracks: [] };
  }

  // The head stops before each decision and at the end.
  const stops = [...new Set([0, ...plan.decisions, plan.entries])].sort((a, b) => a - b);
  const wanted = Number(new URLSearchParams(location.search).get("at") ?? (plan.over ? 0 : plan.entries));
  let at = stops.reduce((best, stop, i) => (Math.abs(stop - wanted) < Math.abs(stops[best] - wanted) ? i : best), 0);
  let asked = 0;
  let first = true;

  const scrubber = createScrubber(foot, { stops, replay: plan, game: view.game, sides: about.roles.map((role) => role.id), onGo: (i) => void goTo(i) });

  /** @param {number} index */
  async function goTo(index) {
    at = Math.max(0, Math.min(stops.length - 1, index));
    scrubber.show(at);
    history.replaceState(null, "", `${location.pathname}?at=${stops[at]}`);
    const mine = ++asked;
    try {
      const moment = at === stops.length - 1 ? whole : await getMoment(chair, stops[at]);
      if (mine === asked) draw(moment);
    } catch (problem) {
      if (problem instanceof Problem) toast(problem.message);
      else throw problem;
    }
  }

  /** @param {View} moment */
  function draw(moment) {
    view = moment;
    look.close();
    const last = moment.log.at(-1);
    board.stand(moment.pieces);
    const { changed, moves } = board.pieces.show(moment.pieces);
    board.trace(moves);
    board.ways(moment.ways);
    const touched = [...new Set([...changed, ...(last?.marks ?? [])])];
    board.lights.mark(first ? [] : touched);
    const counters = moment.pieces.filter((piece) => !piece.marker).map((piece) => piece.place);
    const box = board.around(first ? [moment.focus, ...counters] : touched);
    if (first && box) board.camera.frame(box, false);
    else if (first) board.camera.fit();
    else if (box && !touched.some(board.inSight)) board.camera.reveal(box);
    first = false;
    showTracks(tracks, moment, openRule);
    log.show(moment.log);
    const who = moment.waiting_for[0] ?? moment.outcome?.winners[0] ?? moment.seats[0]?.role ?? "";
    fill(caption, h("div", { class: "q-head" }, h("span", { class: "who" }, emblem(moment.game, moment.liveries[who] ?? who, 44)),
      h("div", { class: "q-words" }, h("h1", {}, at === stops.length - 1 && moment.outcome ? moment.outcome.text : (last?.text ?? t("replay.start"))),
        h("p", {}, moment.heading, last?.rule && [" · ", ruleLink(last.rule, openRule, true)]))),
    h("div", { class: "opts" }, h("span", { class: "count" }, t("replay.of", { now: at, all: stops.length - 1 })),
      h("button", { type: "button", class: "btn", on: { click: () => void copyLink(`${location.pathname}${location.search}`) } }, t("replay.link")),
      h("a", { class: "btn", href: `/table/${table}` }, t("replay.table"))));
  }

  const name = `${view.game}-${table}`;
  /** @param {import("../dom.js").Click} event */
  function downloads(event) {
    openMenu(app, anchorOf(event.currentTarget, app), t("replay.download"), [
      { label: t("menu.journal"), onTake: () => void save("journal", `${name}.jsonl`) },
      { label: t("menu.picture"), onTake: () => void save("picture.svg", `${name}.svg`) },
      { label: t("menu.log"), onTake: () => void save("log", `${name}.txt`) },
    ], () => {});
  }
  /** @param {"journal"|"log"|"picture.svg"} what @param {string} file */
  const save = (what, file) => download(chair, what, file, stops[at]).catch((problem) => toast(problem.message));

  fill(top, h("a", { class: "mark", href: "/", "aria-label": t("top.home") }, houseMark(24), h("span", { class: "mark-word" }, "Vivac")),
    h("div", { class: "where" }, h("b", {}, about.title), h("span", {}, t("replay.title"))),
    iconButton("down", t("replay.download"), downloads), iconButton("rules", t("top.rules"), () => drawer.toggle("rules")), iconButton("theme", t("top.theme"), flipTheme));
  const keys = listenToKeys({
    " ": scrubber.toggle, home: () => void goTo(0), end: () => void goTo(stops.length - 1), f: () => board.camera.fit(), r: () => drawer.toggle("rules"), c: () => drawer.toggle("charts"),
    escape: () => (drawer.isOpen() ? drawer.close() : look.close()),
  }, { onDigit: () => {}, onArrow: ([dx]) => (dx ? (scrubber.step(dx), true) : false) });

  await goTo(at);
  return () => {
    keys();
    scrubber.stop();
    look.close();
    board.destroy();
  };
}
