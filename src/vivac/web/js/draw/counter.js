/** Counters and markers, put together from the symbols of their side, on a grid of 64. */

import { s } from "../dom.js";
import { BASE, figure } from "./figure.js";
import { drawFormation } from "./formation.js";
import { textWidth } from "./lettering.js";
import { place, sideClass, stampPart, symbolId, write } from "./sheet.js";

/** @typedef {import("../wire.d.ts").PieceView} Piece */

export const GRID = 64;
const MARKER_GRID = 48;
const NAME_ROOM = 46;

/** @param {string} game @param {Piece} piece */
function front(game, piece) {
  const { side } = piece;
  const plain = !(piece.left || piece.right);
  const name = piece.name && textWidth(piece.name, 10.5) <= NAME_ROOM ? piece.name : "";
  const symbol = symbolId(game, piece.symbol) || symbolId(game, "hidden");
  const badges = piece.badges.map((badge) => symbolId(game, `badge-${badge}`)).filter(Boolean);
  return [
    stampPart(game, side, plain ? "plain" : "front"),
    0 < piece.steps_left && piece.steps_left < piece.steps && stampPart(game, "counter", "reduced", "c-reduced"),
    plain ? place(game, side, "sign-alone", symbol) : figures(game, piece, symbol, name),
    name && write(game, side, badges.length ? "name-crowded" : "name", name, "c-name"),
    piece.steps > 0 && stampPart(game, "counter", `steps-${piece.steps_left}-${piece.steps}`, `${sideClass(game, side)} c-step`),
    badges.map((badge, i) => place(game, "counter", `badge-${i}`, badge, i ? "c-badge-more" : "c-badge")),
  ];
}

/**
 * The symbol above a plate of figures; where figures are too small to read, the symbol alone, larger.
 * @param {string} game
 * @param {Piece} piece
 * @param {string} symbol
 * @param {string} name
 */
function figures(game, { side, left, right }, symbol, name) {
  const both = left && right;
  return [
    place(game, side, "sign-alone", symbol, "c-far"),
    s("g", { class: "c-near" },
      place(game, side, name ? "sign-named" : "sign-figures", symbol), stampPart(game, side, "plate"),
      both ? [write(game, "counter", "left", left), write(game, "counter", "right", right)] : write(game, "counter", "middle", left || right)),
  ];
}

/**
 * A counter on its grid, with 0, 0 in its middle. A back shows its side and nothing else.
 * @param {string} game
 * @param {Piece} piece
 */
export const counter = (game, piece) =>
  s("g", {}, drawFormation(game, piece),
    s("g", { transform: "translate(-32 -32)" }, piece.face_up ? front(game, piece) : stampPart(game, piece.side, "back")));

/**
 * A marker on its plate, on a grid of 64 round 0, 0; one that lies face down tells only that it is there.
 * @param {string} game
 * @param {Piece} piece
 */
export function marker(game, piece) {
  const symbol = piece.face_up ? piece.symbol : "";
  const drawn = symbolId(game, `marker-${symbol}`);
  return s("g", { transform: `scale(${GRID / MARKER_GRID})` },
    s("use", { href: `#${drawn || symbolId(game, "marker-plain")}` }),
    !drawn && write(game, "counter", "letter", symbol.slice(0, 1).toUpperCase() || "?"));
}

/** How large a base of an open table is on the grid, as a radius. */
export const STAND = 30;

/** @param {string} game @param {Piece} piece */
const standing = (game, piece) => s("g", { transform: `scale(${STAND / BASE})` }, figure(game, piece));

/** @param {string} game @param {Piece} piece */
export const drawPiece = (game, piece) => (piece.at ? standing(game, piece) : piece.marker ? marker(game, piece) : counter(game, piece));

/**
 * A piece as a picture of its own, for panels.
 * @param {string} game
 * @param {Piece} piece
 * @param {number} size
 */
export const pieceSvg = (game, piece, size) =>
  s("svg", { class: "pc drawn", viewBox: "-34 -36 70 72", width: size, height: size, "aria-hidden": "true" }, drawPiece(game, piece));

/**
 * The emblem of a side, as the back of its counters.
 * @param {string} game
 * @param {string} side
 * @param {number} size
 */
export const emblem = (game, side, size) =>
  s("svg", { class: "pc drawn", viewBox: "-2 -4 70 72", width: size, height: size, "aria-hidden": "true" }, stampPart(game, side, "back"));
