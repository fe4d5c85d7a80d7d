/** Figures on an open table, seen from above, put together from the symbols of their side on a base of radius 20. */

import { s } from "../dom.js";
import { place, sideClass, stampPart, symbolId } from "./sheet.js";

/** @typedef {import("../board/standing.js").Piece} Piece */

export const BASE = 20;

/**
 * A figure turned to its front; or, for what stands for a whole unit, a token that never turns.
 * @param {string} game
 * @param {Piece} piece
 */
export function figure(game, piece) {
  const { side } = piece;
  if (!piece.face_up) return s("g", {}, stampPart(game, side, "token-back"));
  const man = symbolId(game, `fig-${piece.symbol}`);
  if (!piece.id.includes(".") || !man) {
    const symbol = symbolId(game, piece.symbol) || symbolId(game, "hidden");
    return s("g", {}, stampPart(game, side, "plinth-keyed"), place(game, side, "token", symbol));
  }
  const turn = `rotate(${-(piece.facing ?? 0)})`;
  return s("g", {},
    piece.symbol === "leader" && stampPart(game, "counter", "leader-ring"), stampPart(game, side, "plinth"),
    piece.smoke && s("use", { href: `#${symbolId(game, "fig-smoke")}`, transform: turn }),
    s("use", { href: `#${man}`, class: sideClass(game, side), transform: turn }));
}
