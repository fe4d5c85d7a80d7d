/** Home: the games as boxes on a shelf, and the tables this browser sits at. */

import { getBoard, getDrawing, getGames, getMine, getView } from "../api.js";
import { add, h, parseDrawing, s } from "../dom.js";
import { standOf } from "../board/standing.js";
import { STAND, drawPiece, emblem } from "../draw/counter.js";
import { layLook } from "../draw/sheet.js";
import { ago, t, tOr } from "../i18n.js";
import { groundIcon, houseMark, icon } from "../icons.js";
import { secretFor, secrets } from "../seats.js";
import { complexity } from "./complexity.js";
import { cover, whenAndWhere } from "./cover.js";
import { footer, masthead } from "./masthead.js";

/** @typedef {import("../wire.d.ts").GameCard} Game */

const SHOWN = 8;
const STAMP = { width: 240, height: 132, counter: 24 };

/** @param {Game} game */
async function box(game) {
  const players = t("home.players", { count: game.solitaire ? 1 : game.roles.length });
  return h("div", { class: "pair" },
    h("a", { class: "box", href: `/game/${game.id}`, "aria-label": game.title }, h("span", { class: "lid" }, await cover(game))),
    h("a", { class: "cap", href: `/game/${game.id}`, tabindex: -1, "aria-hidden": "true" }, h("b", {}, game.title),
      h("div", { class: "facts" }, h("span", {}, groundIcon(game.ground), tOr(`ground.${game.ground}`, game.ground)), h("span", {}, players), game.length && h("span", {}, game.length)),
      h("div", { class: "facts" }, h("span", {}, whenAndWhere(game)), complexity(game.complexity)),
      h("p", {}, game.summary)));
}

/**
 * The board at the size of a stamp: the sheet without its lettering, and the pieces round what matters.
 * @param {string} game
 * @param {import("../wire.d.ts").View} view
 */
async function stamp(game, view) {
  const board = await getBoard(game, view.scenario);
  const id = `stamp-${game}-${view.scenario}`;
  if (!document.getElementById(id)) {
    const sheet = parseDrawing(await getDrawing(board.url), board);
    sheet.id = id;
    sheet.classList.add("thumb-board");
    if (!document.getElementById(id)) document.querySelector(".stamps")?.append(sheet);
  }
  const { grid } = board;
  const stands = grid ? view.pieces.filter((piece) => piece.at).map((piece) => ({ piece, ...standOf(grid, piece) })) : [];
  const focus = board.spots[view.focus] ?? stands[0] ?? board.spots[view.pieces[0]?.place] ?? { x: board.width / 2, y: board.height / 2 };
  const k = board.counter / STAMP.counter;
  const [w, height] = [STAMP.width * k, STAMP.height * k];
  const x = Math.max(0, Math.min(board.width - w, focus.x - w / 2));
  const y = Math.max(0, Math.min(board.height - height, focus.y - height / 2));
  const pieces = view.pieces.filter((piece) => !piece.marker && piece.place in board.spots).map((piece) => {
    const spot = board.spots[piece.place];
    return s("g", { transform: `translate(${spot.x} ${spot.y}) scale(${board.counter / 64})` }, drawPiece(game, piece));
  });
  pieces.push(...stands.map(({ piece, x: px, y: py, r }) => s("g", { transform: `translate(${px} ${py}) scale(${r / STAND})` }, drawPiece(game, piece))));
  return s("svg", { class: "thumb drawn", viewBox: `${x} ${y} ${w} ${height}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("use", { href: `#${id}` }), pieces);
}

/** @param {import("../wire.d.ts").Summary} mine */
async function tableCard(mine) {
  const secret = secretFor(mine.table);
  const picture = h("span", { class: "thumb" });
  const when = h("time", {}, mine.over ? t("home.watch") : ago(mine.updated * 1000));
  const state = mine.problem ? [icon("flag", 15), mine.problem] : mine.over ? [icon("flag", 15), mine.outcome ?? ""] : mine.your_move ? [h("span", { class: "lamp" }), t("home.your_move")] : [icon("hourglass", 15), t("home.waiting")];
  const card = h("a", { class: `tbl ${mine.your_move && !mine.over ? "me" : ""}`, href: `/${mine.over ? "replay" : "table"}/${mine.table}` }, picture,
    h("div", { class: "in" }, emblem(mine.game, mine.roles[0] ?? "", 30), h("b", {}, mine.title), h("small", {}, mine.drill ? `${t("home.drill")} · ${mine.heading}` : mine.heading),
      h("div", { class: "state" }, h("span", {}, state), when)));
  void getView({ table: mine.table, secret }).then((view) => stamp(mine.game, view)).then((drawn) => picture.replaceWith(drawn), () => {});
  return card;
}

/** @param {Game[]} games */
async function tables(games) {
  const known = secrets();
  if (!known.length) return null;
  const mine = await getMine(known.slice(-200)).catch(() => []);
  if (!mine.length) return null;
  await Promise.all(games.filter(({ id }) => mine.some(({ game }) => game === id)).map(layLook));
  const order = mine.sort((a, b) => Number(a.over) - Number(b.over) || Number(b.your_move) - Number(a.your_move) || b.updated - a.updated);
  return h("section", { class: "cont" }, h("h2", { class: "hd" }, t("home.continue")),
    h("div", { class: "row" }, await Promise.all(order.slice(0, SHOWN).map(tableCard))));
}

/** @type {import("../router.js").Page} */
export async function mount(root) {
  document.title = t("home.title");
  const main = h("main", { class: "home" });
  const stamps = s("svg", { class: "symbols stamps", width: 0, height: 0, "aria-hidden": "true" });
  add(root, masthead(), stamps, main, footer());
  const games = await getGames();
  const learn = games[0] && h("a", { class: "learn", href: `/game/${games[0].id}#learn` }, houseMark(54), h("b", {}, t("home.learn")), h("span", {}, t("home.learn.text")));
  add(main, h("h1", { class: "vh" }, "Vivac"), h("h2", { class: "hd shelf-hd" }, t("home.shelf")),
    h("section", { class: "shelf", "aria-label": t("home.games") }, await Promise.all(games.map(box)), learn, h("div", { class: "plank", "aria-hidden": "true" })));
  add(main, await tables(games));
  return () => {};
}
