/** Formations round a counter, and the hexside it faces, as `drawing/formations.py` draws them. */

import { s } from "../dom.js";
import { sideClass } from "./liveries.js";

/** @typedef {import("../wire.d.ts").PieceView} Piece */

const SIXTH = 60; // degrees from one facing to the next, counterclockwise from east
const GUNS = ["artillery", "horse_artillery"];
const FRONTS = ["line", "column", "deployed"];
const DOTS = Array.from({ length: 8 }, (_, i) => {
  const angle = ((22.5 + 45 * i) * Math.PI) / 180;
  return `M${(44.5 * Math.cos(angle) - 4.6).toFixed(1)} ${(44.5 * Math.sin(angle)).toFixed(1)}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z`;
}).join("");
/** @type {Record<string, string>} */
const SHAPES = {
  line: "M42.5-27H49V-5L54.5 0L49 5V27H42.5Z",
  column: "M42.5-13H49L58 0L49 13H42.5Z",
  deployed: "M42.5-25H47.5V-19.8H56V-14.2H47.5V-2.8H56V2.8H47.5V14.2H56V19.8H47.5V25H42.5Z",
  square: "M-41-41H41V41H-41ZM-34-34V34H34V-34Z",
  skirmish: DOTS,
  limbered: "M-9.6 38.6H9.6V42.6H-9.6ZM-22 40.6a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0ZM9.2 40.6a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0Z",
};

/** What a piece stands in; nothing if it has no formation. @param {Piece} piece */
export function formation(piece) {
  if (!piece.face_up || piece.marker) return "";
  const said = piece.badges.find((badge) => badge in SHAPES);
  if (said) return said;
  if (piece.facing === null || piece.facing === undefined) return "";
  if (GUNS.includes(piece.symbol)) return "deployed";
  return piece.badges.includes("manoeuvre") ? "column" : "line";
}

/** Whether a formation looks one way. @param {Piece} piece */
export const hasFront = (piece) => FRONTS.includes(formation(piece));

/** Whether somebody of these looks to the left. @param {Piece[]} pieces */
export const facesWest = (pieces) => pieces.some((piece) => piece.facing !== null && [2, 3, 4].includes(piece.facing));

/** The mark round 0, 0, to be covered by the counter. @param {Piece} piece */
export function drawFormation(piece) {
  const shape = formation(piece);
  if (!shape) return null;
  const turn = hasFront(piece) ? -SIXTH * (piece.facing ?? 0) : 0;
  return s("g", { class: "c-form", transform: turn ? `rotate(${turn})` : null },
    s("path", { class: "d-form-case", d: SHAPES[shape] }),
    s("path", { class: `${sideClass(piece.side)} d-counter d-form`, d: SHAPES[shape] }));
}
