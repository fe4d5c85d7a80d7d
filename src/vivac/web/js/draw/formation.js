/** What stands round a counter on hexes: its formation, and the hexside it faces. */

import { s } from "../dom.js";
import { stampPart } from "./sheet.js";

/** @typedef {import("../wire.d.ts").PieceView} Piece */

const SIXTH = 60; // degrees from one facing to the next, counterclockwise from east
const GUNS = ["artillery", "horse_artillery"];
const FRONTS = ["line", "column", "deployed"];
const SHAPES = [...FRONTS, "square", "skirmish", "limbered"];

/** What a piece stands in; nothing if it has no formation. @param {Piece} piece */
export function formation(piece) {
  if (!piece.face_up || piece.marker) return "";
  const said = piece.badges.find((badge) => SHAPES.includes(badge));
  if (said) return said;
  if (piece.facing === null || piece.facing === undefined) return "";
  if (GUNS.includes(piece.symbol)) return "deployed";
  return piece.badges.includes("manoeuvre") ? "column" : "line";
}

/** Whether a formation looks one way. @param {Piece} piece */
export const hasFront = (piece) => FRONTS.includes(formation(piece));

/** Whether somebody of these looks to the left. @param {Piece[]} pieces */
export const facesWest = (pieces) => pieces.some((piece) => piece.facing !== null && [2, 3, 4].includes(piece.facing));

/** The mark round 0, 0, to be covered by the counter. @param {string} game @param {Piece} piece */
export function drawFormation(game, piece) {
  const shape = formation(piece);
  if (!shape) return null;
  const turn = hasFront(piece) ? -SIXTH * (piece.facing ?? 0) : 0;
  return s("g", { class: "c-form", transform: turn ? `rotate(${turn})` : null }, stampPart(game, piece.side, shape));
}
