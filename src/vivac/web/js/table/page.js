/** The table page: one view after another, drawn on the board and round it, and the clicks that answer them. */

import { getGame, getHint, getHistory } from "../api.js";
import { createBoardView } from "../board/view.js";
import { toast } from "../dialog.js";
import { h, narrow } from "../dom.js";
import { t } from "../i18n.js";
import { listenToKeys } from "../keys.js";
import { sortAims } from "./aims.js";
import { momentOf, sortChoices } from "./choices.js";
import { drawCurtain } from "./curtain.js";
import { createDice } from "./dice.js";
import { createDrawer } from "./drawer.js";
import { createDrill } from "./drill.js";
import { extras } from "./extras.js";
import { createHand } from "./hand.js";
import { iconButton, layTable, showTab } from "./layout.js";
import { createLog } from "./log.js";
import { createLook } from "./look.js";
import { createLore } from "./lore.js";
import { createOdds } from "./odds.js";
import { createPointing } from "./pointing.js";
import { createQuestion } from "./question.js";
import { createSession, takeSeatOfLink } from "./session.js";
import { createTopbar, showHelp } from "./topbar.js";
import { showVerifier } from "./verifier.js";
import { createPiles, showPills, showTracks } from "./tracks.js";

/**
 * @typedef {import("../wire.d.ts").View} View
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 */

const FEW = 10; // so many lights are brought into sight together

/** @type {import("../router.js").Page} */
export async function mount(root, table) {
  document.title = "Vivac";
  /** @type {Error|null} why the link gives no seat */
  let useless = null;
  await takeSeatOfLink(table).catch((problem) => {
    useless = problem;
  });
  const rooms = layTable(root, { onTab: (tab) => onTab(tab) });
  const pill = h("div", { class: "pill", role: "status", hidden: true }, t("connection.lost"));
  rooms.over.append(pill);
  /** @type {View|null} */
  let view = null;
  /** @type {import("./choices.js").Offer} */
  let offer = { places: new Map(), cards: new Map(), boxed: new Map(), listed: [], all: [] };
  /** @type {import("./aims.js").Aims} */
  let aims = { choices: [], goal: null, pointed: false };
  let busy = false;
  /** @type {Awaited<ReturnType<typeof furnish>>|null} */
  let desk = null;
  let furnishing = false;
  let advising = false;
  let gone = false;

  const session = createSession(table, {
    onView: (next) => void receive(next),
    onState: (connected) => {
      pill.hidden = connected;
    },
    onBusy: (now) => {
      busy = now;
      rooms.question.classList.toggle("busy", now);
    },
    onProblem: (problem) => {
      if (!view) void import("../pages/nowhere.js").then(({ nowhere }) => root.replaceChildren(nowhere((useless ?? problem).message, problem.status === 403)));
      else toast(problem.message);
    },
  });

  /** @param {View} next */
  async function receive(next) {
    if (gone) return;
    if (useless) toast(useless.message); // a table that anybody may watch
    useless = null;
    const before = view;
    view = next;
    if (furnishing) return;
    if (!desk) {
      furnishing = true;
      desk = await furnish(next.game, next.scenario);
      furnishing = false;
      if (gone) return desk.destroy();
    }
    const now = /** @type {View} */ (view);
    const passed = before && session.sitting().passed && now.viewer && now.viewer !== before.viewer;
    if (passed) await drawCurtain(rooms.app, now.game, now.liveries[now.viewer ?? ""] ?? now.viewer ?? "", now.seats.find((seat) => seat.role === now.viewer)?.name ?? "");
    desk.show(now, before === null || before === now);
  }

  /** Everything that needs to know which game is played. @param {string} game @param {string} scenario */
  async function furnish(game, scenario) {
    const [board, about, notes] = await Promise.all([
      createBoardView(rooms.stage, game, scenario, {
        onTap: (target) => pointing.tap(target),
        onLook: (target) => pointing.look(target),
        onTake: (place) => pointing.take(place),
        onMove: () => pointing.closeAll(),
        onPoint: (at, how) => (how === "drop" ? pointing.takePoint(at) : pointing.hoverPoint()),
        onAimed: () => {
          const choice = pointing.pointed();
          if (choice) onTake(choice);
        },
      }),
      getGame(game),
      getHistory(game),
    ]);
    const lore = createLore(about, notes);
    const piles = createPiles(rooms.piles, (anchor, choices) =>
      choices.length === 1 ? onTake(choices[0]) : pointing.list(anchor, t("question.options"), choices));
    const odds = createOdds(session.chair);
    const look = createLook(rooms.over, game, odds, lore);
    const dice = createDice(rooms.over, game);
    const drill = createDrill(rooms.over, board.placeName);
    const log = createLog(rooms.log, game, { onRule: openRule, onMark: mark, onDice: (n) => void showVerifier(session.chair(), n) });
    const drawer = createDrawer(rooms.drawer, game, {
      onOpen: () => {
        rooms.app.classList.remove("folded");
        question.giveWay();
        if (narrow()) showTab(rooms, "rules");
      },
      onClose: () => narrow() && showTab(rooms, "map"),
    });
    const topbar = createTopbar(rooms.top, rooms, session, {
      onDrawer: drawer.toggle,
      onLog: () => toggleLog(),
      onFit: () => board.camera.fit(),
      onHint: () => void advise(),
    });
    const pointing = createPointing({ rooms, board, look, lore, odds, session, state: () => ({ view, offer, aims, busy }), onTake, onRule: openRule, onSelect: drawQuestion });
    const question = createQuestion(rooms.question, game, {
      onTake: (choice) => onTake(choice), onRule: openRule,
      onMore: (anchor, choices) => pointing.list(anchor, t("question.options"), choices),
      onList: (anchor) => pointing.list(anchor, t("question.all"), offer.all),
      onLook: (choice, anchor) => void pointing.lookAtChoice(choice, anchor), weigh: pointing.weigh,
    });
    const hand = createHand(rooms.hand, { onCard: (card, anchor) => pointing.card(card, anchor), onLook: (card, anchor) => pointing.lookAtCard(card, anchor) });
    rooms.over.append(h("div", { class: "zoom", data: { over: "" } },
      iconButton("plus", t("zoom.in"), () => board.camera.step(1.4)), iconButton("minus", t("zoom.out"), () => board.camera.step(1 / 1.4)),
      iconButton("fit", t("zoom.fit"), () => board.camera.fit())));

    /** What a marshal would do: both of its favourites with what lies behind them, and the better one taken by hand. */
    async function advise() {
      const asked = view?.question;
      if (!asked || advising) return;
      advising = true;
      toast(t("hint.thinking"));
      try {
        const { number, options } = await getHint(session.chair());
        const choices = options.flatMap((id) => {
          const choice = offer.all.find((each) => each.id === id || (each.region && id.startsWith(`${each.id}:`)));
          return choice ? [{ ...choice, id, region: undefined }] : []; // one taken at a point: at the one advised
        });
        if (number !== view?.question?.number || !choices.length) return;
        board.lights.mark(choices[0].place ? [choices[0].place] : []);
        const where = choices[0].place && board.around([choices[0].place]);
        if (where) board.camera.reveal(where);
        pointing.advise(t("hint.title"), choices.map((choice, nth) => ({ ...choice, label: t(nth ? "hint.second" : "hint.first", { label: choice.label }) })));
      } catch (problem) {
        toast(/** @type {Error} */ (problem).message);
      } finally {
        advising = false;
      }
    }

    /** @param {string} rule */
    function openRule(rule) {
      pointing.closeAll();
      void drawer.rules(rule);
    }

    /** @param {string[]} ids pieces and places the log speaks of */
    function mark(ids) {
      const places = view?.pieces.filter((piece) => ids.includes(piece.id)).map((piece) => piece.place) ?? [];
      board.lights.mark([...new Set([...ids, ...places])]);
    }

    function toggleLog() {
      if (drawer.isOpen()) drawer.close();
      else rooms.app.classList.toggle("folded");
    }

    function drawQuestion() {
      if (!view) return;
      question.show(view, offer, { place: pointing.chosen(), busy, extra: extras(view, session), aim: board.aim.choice(), pointed: aims.pointed ? pointing.pointed() : null });
    }

    /** Lights, and the view moved only if they could not be seen. @param {View} now @param {string[]} changed @param {boolean} first */
    function light(now, changed, first) {
      const held = new Set(now.pieces.filter((piece) => !piece.marker).map((piece) => piece.place));
      const places = [...offer.places.keys()];
      board.lights.show(places.map((place) => ({
        place, held: held.has(place),
        label: `${board.placeName(place)}: ${(offer.places.get(place) ?? []).map((choice) => choice.label).join(", ")}`,
      })));
      const reach = board.aim.box();
      if (reach && !first) return board.camera.reveal(reach);
      const wanted = [...places, ...(now.focus ? [now.focus] : [])];
      const box = reach ?? board.around(wanted.length ? wanted : now.pieces.map((piece) => piece.place));
      if (first) {
        if (box) board.camera.frame(box, false);
        else board.camera.fit();
        return;
      }
      if (places.length && (places.length <= FEW || !places.some(board.inSight))) {
        const all = board.around(wanted);
        if (all) board.camera.reveal(all);
      } else if (changed.length && !changed.some(board.inSight)) {
        const there = board.around(changed);
        if (there) board.camera.reveal(there);
      }
    }

    const keys = listenToKeys({
      u: () => void topbar.takeBack(), p: () => void advise(), l: toggleLog, r: () => drawer.toggle("rules"), c: () => drawer.toggle("charts"), h: () => drawer.toggle("history"),
      f: () => board.camera.fit(), "?": showHelp, "+": () => board.camera.step(1.4), "=": () => board.camera.step(1.4), "-": () => board.camera.step(1 / 1.4),
      escape: () => pointing.closeAll() || (drawer.isOpen() && drawer.close()),
    }, {
      onDigit: (n) => {
        const choice = question.option(n);
        if (choice) onTake(choice);
      },
      onArrow: pointing.arrow,
    });

    let shown = "";
    return {
      board, drawer,
      /** @param {View} now @param {boolean} first */
      show(now, first) {
        document.title = `${now.question ? "● " : ""}${about.title} · Vivac`;
        const byKeyboard = document.activeElement?.closest("[data-light]");
        // The same question again takes nothing out of the hand: somebody came in, or the other planned on at the same time.
        const asked = [now.viewer, momentOf(now), ...(now.question?.choices ?? []).map((choice) => choice.id)].join();
        if (asked !== shown) {
          pointing.forget();
          odds.forget();
        }
        shown = asked;
        board.stand(now.pieces);
        offer = sortChoices(now, board.board.spots);
        aims = sortAims(now, offer.all);
        if (aims.choices.length) board.aim.show(aims.choices.find((choice) => choice.id === board.aim.choice()?.id) ?? aims.choices[0], aims.goal);
        else board.aim.clear();
        topbar.show(now, about.title);
        const { changed } = board.pieces.show(now.pieces);
        board.ways(now.ways);
        showTracks(rooms.tracks, now, openRule);
        showPills(rooms.pills, now.tracks);
        piles.show(now, offer.boxed);
        const cards = hand.show(now, offer.cards, null);
        rooms.app.classList.toggle("no-hand", rooms.hand.classList.contains("bare"));
        const tab = rooms.tabs.querySelector("[data-tab=hand] span");
        if (tab) tab.textContent = cards ? `${t("tab.hand")} ${cards}` : t("tab.hand");
        rooms.tabs.querySelector("[data-tab=hand]")?.classList.toggle("lamp-on", offer.cards.size > 0);
        drill.show(now);
        const news = log.show(now.log);
        if (news.length) rooms.spoken.textContent = news.map((line) => line.text).join(" ");
        dice.show(news);
        drawQuestion();
        light(now, changed, first);
        if (byKeyboard && aims.choices.length) board.aim.focus();
        else if (byKeyboard) board.lights.focus();
      },
      aim: pointing.aim,
      /** @param {import("./layout.js").Tab} tab */
      onTab(tab) {
        question.giveWay();
        if (tab === "rules") void drawer.rules();
        else if (drawer.isOpen()) drawer.close();
        showTab(rooms, tab);
      },
      destroy() {
        keys();
        dice.clear();
        look.close();
        hand.destroy();
        board.destroy();
      },
    };
  }

  /** @param {Choice} choice */
  function onTake(choice) {
    if (busy) return;
    if (narrow()) showTab(rooms, "map");
    if (choice.region) return desk?.aim(choice);
    void session.answer(choice.id);
  }

  /** @param {import("./layout.js").Tab} tab */
  function onTab(tab) {
    desk?.onTab(tab);
  }

  showTab(rooms, "map");
  return () => {
    gone = true;
    session.close();
    desk?.destroy();
  };
}
