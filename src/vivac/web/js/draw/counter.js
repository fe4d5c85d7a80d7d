/** Counters and markers, on a grid of 64, as `drawing/counters.py` draws them. */

import { s } from "../dom.js";
import { BASE, figure } from "./figure.js";
import { drawFormation } from "./formation.js";
import { livery, sideClass } from "./liveries.js";
import { hasSymbol, stamp, textWidth, words } from "./stamp.js";

/** @typedef {import("../wire.d.ts").PieceView} Piece */

export const GRID = 64;
const MOST_STEPS = 4;
const NAME_ROOM = 46;
const SILHOUETTES = {
  round: "M9 2H55Q62 2 62 9V55Q62 62 55 62H9Q2 62 2 55V9Q2 2 9 2Z",
  chamfer: "M13 2H51L62 13V51L51 62H13L2 51V13Z",
  ticket: "M12 2H52A10 10 0 0 0 62 12V52A10 10 0 0 0 52 62H12A10 10 0 0 0 2 52V12A10 10 0 0 0 12 2Z",
  gable: "M32 1L62 15V58Q62 62 58 62H6Q2 62 2 58V15Z",
};
const KEYLINES = {
  round: "M10.5 6H53.5Q58 6 58 10.5V53.5Q58 58 53.5 58H10.5Q6 58 6 53.5V10.5Q6 6 10.5 6Z",
  chamfer: "M14.6 6H49.4L58 14.6V49.4L49.4 58H14.6L6 49.4V14.6Z",
  ticket: "M15.4 6H48.6A13 13 0 0 0 58 15.4V48.6A13 13 0 0 0 48.6 58H15.4A13 13 0 0 0 6 48.6V15.4A13 13 0 0 0 15.4 6Z",
  gable: "M32 5.6L58 17.8V56Q58 58 56 58H8Q6 58 6 56V17.8Z",
};
const PLATES = {
  round: "M4 43H60V55Q60 60 55 60H9Q4 60 4 55Z",
  chamfer: "M4 43H60V50.4L50.4 60H13.6L4 50.4Z",
  ticket: "M4 43H60V50.4A12 12 0 0 0 50.2 60H13.8A12 12 0 0 0 4 50.4Z",
  gable: "M4 43H60V57.6Q60 60 57.6 60H6.4Q4 60 4 57.6Z",
};

/**
 * @param {string} side
 * @param {boolean} keyline
 */
function body(side, keyline) {
  const shape = livery(side).silhouette;
  const look = sideClass(side);
  return [
    s("path", { class: "d-shadow", d: SILHOUETTES[shape], transform: "translate(2 3)" }),
    s("path", { class: `${look} d-counter`, d: SILHOUETTES[shape] }),
    keyline && s("path", { class: `${look} d-key`, d: KEYLINES[shape] }),
  ];
}

/** @param {string} side */
function back(side) {
  const { silhouette, emblem } = livery(side);
  return [...body(side, true), stamp(emblem, 32, silhouette === "gable" ? 36 : 33, 0.86, sideClass(side))];
}

/** @param {Piece} piece */
function front(piece) {
  const shape = livery(piece.side).silhouette;
  const look = sideClass(piece.side);
  const plain = !(piece.left || piece.right);
  const down = shape === "gable" ? 3 : 0;
  const name = piece.name && textWidth(piece.name, 10.5) <= NAME_ROOM ? piece.name : "";
  const symbol = hasSymbol(piece.symbol) ? piece.symbol : "hidden";
  const badges = piece.badges.filter((badge) => hasSymbol(`badge-${badge}`));
  return [
    ...body(piece.side, plain),
    0 < piece.steps_left && piece.steps_left < piece.steps &&
      s("rect", { class: "c-reduced", x: 4, y: 36.6, width: 56, height: 4, fill: "var(--ivory)" }),
    plain ? stamp(symbol, 32, 33 + down, 0.84, look) : figures(piece, symbol, name, down),
    name && words(name, badges.length ? (shape === "chamfer" ? 14 : 8) : 32, 13.2 + down, 10.5,
      `${look} d-fig d-name c-name${badges.length ? " d-name-l" : ""}`),
    steps(piece, look),
    badges.map((badge, i) => {
      const sign = stamp(`badge-${badge}`, 60 - i * 17, 3);
      sign.classList.add(i ? "c-badge-more" : "c-badge");
      return sign;
    }),
  ];
}

/**
 * The symbol above a plate of figures; where figures are too small to read, the symbol alone, larger.
 * @param {Piece} piece
 * @param {string} symbol
 * @param {string} name
 * @param {number} down
 */
function figures(piece, symbol, name, down) {
  const look = sideClass(piece.side);
  const both = piece.left && piece.right;
  /** @type {[number, string][]} */
  const places = both ? [[19, piece.left], [45, piece.right]] : [[32, piece.left || piece.right]];
  return [
    s("g", { class: "c-far" }, stamp(symbol, 32, 33 + down, 0.84, look)),
    s("g", { class: "c-near" },
      stamp(symbol, 32, (name ? 27 : 23) + down, name ? 0.6 : 0.8, look),
      s("path", { class: "d-plate", d: PLATES[livery(piece.side).silhouette] }),
      places.map(([x, figure]) => words(figure, x, 57.6, 19.5, "d-fig d-factor"))),
  ];
}

/**
 * @param {Piece} piece
 * @param {string} look
 */
function steps(piece, look) {
  if (piece.steps > MOST_STEPS) return [];
  return Array.from({ length: piece.steps }, (_, i) =>
    s("circle", { class: `${look} c-step d-step${i < piece.steps_left ? "" : "-lost"}`, cx: 56, cy: 38 - i * 8, r: 2.9 }));
}

/**
 * A counter on its grid, with 0, 0 in its middle. A back shows its side and nothing else.
 * @param {Piece} piece
 */
export const counter = (piece) =>
  s("g", {}, drawFormation(piece), s("g", { transform: "translate(-32 -32)" }, piece.face_up ? front(piece) : back(piece.side)));

/**
 * A marker on its plate, on a grid of 64 round 0, 0; one that lies face down tells only that it is there.
 * @param {Piece} piece
 */
export function marker(piece) {
  const symbol = piece.face_up ? piece.symbol : "";
  const scale = GRID / 48;
  if (hasSymbol(`marker-${symbol}`)) return stamp(`marker-${symbol}`, 0, 0, scale);
  return s("g", { transform: `scale(${scale})` },
    stamp("marker-plain", 0, 0), words(symbol.slice(0, 1).toUpperCase() || "?", 0, 9.4, 26, "d-fig d-mark-t"));
}

/** How large a base of an open table is on the grid, as a radius. */
export const STAND = 30;

/** @param {Piece} piece */
const standing = (piece) => s("g", { transform: `scale(${STAND / BASE})` }, figure(piece));

/** @param {Piece} piece */
export const drawPiece = (piece) => (piece.at ? standing(piece) : piece.marker ? marker(piece) : counter(piece));

/**
 * A piece as a picture of its own, for panels.
 * @param {Piece} piece
 * @param {number} size
 */
export const pieceSvg = (piece, size) =>
  s("svg", { class: "pc drawn", viewBox: "-34 -36 70 72", width: size, height: size, "aria-hidden": "true" }, drawPiece(piece));

/**
 * The emblem of a side, as the back of its counters.
 * @param {string} side
 * @param {number} size
 */
export const emblem = (side, size) =>
  s("svg", { class: "pc drawn", viewBox: "-2 -4 70 72", width: size, height: size, "aria-hidden": "true" }, back(side));
