/** The page of one game: what it is, its scenarios and switches, its rules and charts, drills, and how to play. */

import { createTable, getGame } from "../api.js";
import { toast } from "../dialog.js";
import { keepChain, newChain } from "../dice/hand.js";
import { add, fill, h } from "../dom.js";
import { emblem } from "../draw/counter.js";
import { layLook } from "../draw/sheet.js";
import { t, tOr } from "../i18n.js";
import { groundIcon, icon } from "../icons.js";
import { go } from "../router.js";
import { sitDown } from "../seats.js";
import { chartList } from "../table/charts.js";
import { historyBook } from "../table/history.js";
import { ruleLink } from "../table/rule-link.js";
import { rulebook } from "../table/rules.js";
import { provenance } from "../table/source.js";
import { complexity } from "./complexity.js";
import { cover, whenAndWhere } from "./cover.js";
import { footer, masthead } from "./masthead.js";
import { nowhere } from "./nowhere.js";

/**
 * @typedef {import("../wire.d.ts").GamePage} Game
 * @typedef {import("../dom.js").Child} Child
 * @typedef {"alone"|"bot"|"screen"|"link"} Who
 * @typedef {"fair"|"entered"} Dice
 * @typedef {"random"|"recruit"|"greedy"|"veteran"|"marshal"} Bot
 * @typedef {{scenario: string, who: Who, role: string, bot: Bot, dice: Dice, switches: Set<string>}} Wish
 */

/** @type {[Who, import("../icons.js").Icon][]} */
const WHO = [["alone", "person"], ["bot", "bot"], ["screen", "pair"], ["link", "link"]];
/** @type {Dice[]} */
const DICE = ["fair", "entered"];
/** @type {Bot[]} */
const BOTS = ["random", "recruit", "greedy", "veteran", "marshal"];

/**
 * Who sits where.
 * @param {Game} game
 * @param {Wish} wish
 */
function seatsOf(game, wish) {
  const others = wish.who === "bot" ? `bot:${wish.bot}` : wish.who === "link" ? "open" : "me";
  return Object.fromEntries(game.roles.map(({ id }) => [id, id === wish.role ? "me" : others]));
}

/**
 * Open a table and go there.
 * @param {import("../wire.d.ts").NewTable} wish what the server is asked
 * @param {boolean} passed one screen goes round
 */
async function open(wish, passed = false) {
  try {
    const chains = wish.drill || wish.dice === "entered" ? {} : Object.fromEntries(Object.entries(wish.seats ?? {}).filter(([, who]) => who === "me").map(([role]) => [role, newChain()]));
    const made = await createTable({ ...wish, commitments: Object.fromEntries(Object.entries(chains).map(([role, { tip }]) => [role, tip])) });
    for (const chain of Object.values(chains)) keepChain(made.table, chain);
    const invites = Object.entries(made.links).filter(([role]) => !made.seats[role]);
    sitDown(made.table, { secrets: made.seats, invites: Object.fromEntries(invites), passed, opener: made.opener, watch: made.watch.split("#watch=")[1] });
    await go(`/table/${made.table}`);
  } catch (problem) {
    toast(/** @type {Error} */ (problem).message);
  }
}

/**
 * A group of which one is chosen; arrows move inside it.
 * @param {string} look
 * @param {string} label
 * @template {string} T
 * @param {{id: T, content: Child[]}[]} options
 * @param {T} chosen
 * @param {(id: T) => void} onChoose
 */
function radios(look, label, options, chosen, onChoose) {
  const buttons = options.map(({ id, content }) => h("button", {
    type: "button", class: "opt", role: "radio", "aria-checked": id === chosen, tabindex: id === chosen ? 0 : -1, data: { id }, on: { click: () => pick(id) },
  }, ...content));
  /** @param {T} id */
  function pick(id) {
    for (const button of buttons) {
      button.setAttribute("aria-checked", String(button.dataset.id === id));
      button.tabIndex = button.dataset.id === id ? 0 : -1;
    }
    onChoose(id);
  }
  /** @param {KeyboardEvent} event */
  function keys(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = buttons.findIndex((button) => button.tabIndex === 0);
    const next = (at + step + buttons.length) % buttons.length;
    buttons[next].focus();
    pick(options[next].id);
  }
  return h("div", { class: look, role: "radiogroup", "aria-label": label, on: { keydown: keys } }, buttons);
}

/**
 * A small row of choices.
 * @param {string} label
 * @template {string} T
 * @param {{id: T, content: Child[]}[]} options
 * @param {T} chosen
 * @param {(id: T) => void} onChoose
 */
function segments(label, options, chosen, onChoose) {
  const buttons = options.map(({ id, content }) => h("button", { type: "button", "aria-pressed": id === chosen, class: id === chosen ? "on" : "", on: { click: () => pick(id) }, data: { id } }, ...content));
  /** @param {T} id */
  function pick(id) {
    for (const button of buttons) {
      button.classList.toggle("on", button.dataset.id === id);
      button.setAttribute("aria-pressed", String(button.dataset.id === id));
    }
    onChoose(id);
  }
  return h("div", {}, h("span", { class: "label" }, label), h("div", { class: "seg tall", role: "group", "aria-label": label }, buttons));
}

/** @param {Game} game */
function factsOf(game) {
  /** @type {["players"|"length"|"complexity"|"ground", SVGElement, Child][]} */
  const rows = [
    ["players", icon(game.solitaire ? "person" : "pair", 22), game.solitaire ? t("game.alone") : t("game.two", { count: game.roles.length })],
    ["length", icon("hourglass", 22), game.length],
    ["complexity", icon("chart", 22), complexity(game.complexity)],
    ["ground", groundIcon(game.ground, 22), tOr(`ground.${game.ground}`, game.ground)],
  ];
  return h("dl", { class: "fact" }, rows.filter(([, , value]) => value).map(([key, sign, value]) => [h("dt", {}, sign, h("span", {}, t(`game.${key}`))), h("dd", {}, value)]));
}

/**
 * The seats, by what the chosen scenario calls them.
 * @param {Game} game
 * @param {Wish} wish
 */
const rolesOf = (game, wish) => game.scenarios.find((each) => each.id === wish.scenario)?.roles ?? game.roles;

/**
 * Who sits where; `redraw` when another scenario calls the seats otherwise.
 * @param {Game} game
 * @param {Wish} wish
 * @param {() => void} changed
 */
function seating(game, wish, changed) {
  const details = h("div", { class: "sub2" });
  function drawDetails() {
    const side = game.roles.length > 1 && (wish.who === "bot" || wish.who === "link") &&
      segments(t("game.you"), rolesOf(game, wish).map((role) => ({ id: role.id, content: [emblem(game.id, role.id, 28), role.name] })), wish.role, (id) => set({ role: id }));
    const bot = wish.who === "bot" && segments(t("game.bot"), BOTS.map((id) => ({ id, content: [t(`game.bot.${id}`)] })), wish.bot, (id) => set({ bot: id }));
    const dice = segments(t("game.dice"), DICE.map((id) => ({ id, content: [t(`game.dice.${id}`)] })), wish.dice, (id) => set({ dice: id }));
    fill(details, side, bot, dice);
  }
  /** @param {Partial<Wish>} news */
  function set(news) {
    Object.assign(wish, news);
    if (news.who) drawDetails();
    changed();
  }
  drawDetails();
  const kinds = game.solitaire ? WHO.slice(0, 1) : WHO;
  const options = kinds.map(([id, sign]) => ({ id, content: [icon(sign, 28), h("b", {}, t(`game.who.${id}`)), h("small", {}, t(game.solitaire ? "game.who.solitaire.text" : `game.who.${id}.text`))] }));
  const element = h("section", {}, h("h2", { class: "hd" }, t("game.who")),
    radios("who-plays", t("game.who"), options, wish.who, (who) => set({ who })), details);
  return { element, redraw: drawDetails };
}

/**
 * Whether two switches cannot be played together.
 * @param {import("../wire.d.ts").SwitchCard} one
 * @param {import("../wire.d.ts").SwitchCard} other
 */
const contradict = (one, other) => one.excludes.includes(other.id) || other.excludes.includes(one.id);

/**
 * @param {Game} game
 * @param {Wish} wish
 * @param {() => void} changed
 * @param {(rule: string) => void} onRule
 */
function switchList(game, wish, changed, onRule) {
  if (!game.switches.length) return null;
  /** @type {Map<string, HTMLElement>} */
  const toggles = new Map();
  const rows = game.switches.map((each) => {
    const toggle = h("button", {
      type: "button", class: "sw", role: "switch", "aria-checked": wish.switches.has(each.id), "aria-label": each.name,
      on: {
        click: () => {
          if (!wish.switches.delete(each.id)) wish.switches.add(each.id);
          if (wish.switches.has(each.id)) for (const other of game.switches) if (contradict(each, other)) wish.switches.delete(other.id);
          for (const [id, button] of toggles) button.setAttribute("aria-checked", String(wish.switches.has(id)));
          changed();
        },
      },
    });
    toggles.set(each.id, toggle);
    return h("div", { class: "tog" }, toggle, h("p", {}, each.name, each.text && h("small", {}, each.text)), each.rule && ruleLink(each.rule, onRule, true));
  });
  return h("section", {}, h("h2", { class: "hd" }, t("game.switches")), h("div", { class: "toggles" }, rows));
}

/** @param {Game} game */
const drills = (game) =>
  (game.drills ?? []).length > 0 && h("section", { id: "learn" }, h("h2", { class: "hd" }, t("game.learn")),
    h("div", { class: "drills" }, (game.drills ?? []).map((drill) =>
      h("button", { type: "button", class: "drill-card", data: { drill: drill.id }, on: { click: () => void open({ game: game.id, drill: drill.id }) } },
        emblem(game.id, game.roles[0].id, 38), h("b", {}, drill.title), h("small", {}, t("game.drill", { count: drill.steps, rule: drill.rule }))))));

/** Whose game it is, and where each part of the box is from. @param {Game} game */
const creditsOf = (game) => game.credits &&
  h("section", { id: "credits" }, h("h2", { class: "hd" }, t("game.credits")),
    h("p", {}, h("b", {}, game.credits.title)),
    h("dl", { class: "credits" }, game.credits.makers.map(({ what, who }) => [h("dt", {}, what), h("dd", {}, who)])),
    h("p", {}, game.credits.ours),
    h("ul", { class: "origins" }, Object.values(game.origins ?? {}).map((whole) =>
      h("li", {}, provenance(whole.source), " ", h("b", {}, tOr(`origin.${whole.kind}`, whole.kind)), " ", whole.source.text))));

/** @type {import("../router.js").Page} */
export async function mount(root, id) {
  /** @type {Game} */
  let game;
  try {
    game = await getGame(id);
  } catch (problem) {
    root.append(nowhere(/** @type {Error} */ (problem).message));
    return () => {};
  }
  document.title = `${game.title} · Vivac`;
  /** @type {Wish} */
  const wish = {
    scenario: game.scenarios[0].id, who: game.solitaire ? "alone" : "bot", role: game.roles[0].id, bot: "greedy", dice: "fair",
    switches: new Set(game.switches.filter((each) => each.default).map((each) => each.id)),
  };
  const sum = h("div", { class: "sum" });
  /** @param {string} role */
  const name = (role) => rolesOf(game, wish).find((each) => each.id === role)?.name ?? role;
  function changed() {
    const parts = [
      wish.who === "bot" || wish.who === "link" || game.solitaire ? t("game.sum.you", { name: name(wish.role) }) : t(`game.who.${wish.who}`),
      wish.who === "bot" && t("game.sum.bot", { name: t(`game.bot.${wish.bot}`) }),
      wish.dice === "entered" && t("game.sum.dice"),
      ...game.switches.filter((each) => wish.switches.has(each.id)).map((each) => each.name),
    ];
    fill(sum, h("b", {}, game.scenarios.find((each) => each.id === wish.scenario)?.title ?? ""), h("span", {}, parts.filter(Boolean).join(" · ")));
  }
  const play = () => open({ game: id, scenario: wish.scenario, switches: [...wish.switches], seats: seatsOf(game, wish), dice: wish.dice, watch: wish.who === "link" }, wish.who === "screen");
  const [book, charts, notes, picture] = await Promise.all([
    rulebook(id, { folded: true, onNote: (note) => notes.open(note) }), chartList(id, openRule), historyBook(id, openRule), cover(game), layLook(game),
  ]);
  /** @param {string} rule */
  function openRule(rule) {
    book.open(rule);
  }
  changed();
  const seats = seating(game, wish, changed);
  const main = h("main", {},
    h("div", { class: "lead" }, h("h1", {}, game.title), h("p", { class: "sub" }, whenAndWhere(game)),
      game.summary.split("\n\n").map((text) => h("p", {}, text))),
    h("section", {}, h("h2", { class: "hd" }, t("game.scenario")),
      radios("scen", t("game.scenario"), game.scenarios.map((each) => ({ id: each.id, content: [h("b", {}, each.title), h("small", {}, each.text), each.source && h("span", {}, provenance(each.source))] })), wish.scenario, (scenario) => {
        wish.scenario = scenario;
        seats.redraw();
        changed();
      })),
    seats.element, switchList(game, wish, changed, openRule), drills(game),
    h("section", {}, h("h2", { class: "hd" }, t("game.rules")), book.element),
    h("section", {}, h("h2", { class: "hd" }, t("game.charts")), charts),
    h("section", { id: "history" }, h("h2", { class: "hd" }, t("game.history")), notes.element),
    creditsOf(game));
  const page = h("div", { class: "game-page" });
  add(page, masthead(), h("div", { class: "wrap" }, h("p", { class: "crumb" }, h("a", { href: "/" }, t("game.shelf")), ` / ${game.title}`),
    h("div", {}, h("div", { class: "stick" }, picture, factsOf(game))), main), footer(),
  h("div", { class: "go" }, emblem(game.id, wish.role, 44), sum, h("button", { type: "button", class: "btn primary play", on: { click: () => void play() } }, t("game.play"), " ", h("kbd", { "aria-hidden": "true" }, "Enter"))));
  root.append(page);
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  /** @param {KeyboardEvent} event */
  function enter(event) {
    if (event.key === "Enter" && event.target === document.body) void play();
  }
  document.addEventListener("keydown", enter);
  return () => document.removeEventListener("keydown", enter);
}
