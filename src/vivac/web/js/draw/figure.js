/** Figures on an open table, seen from above, as `drawing/figures.py` draws them: on a base of radius 20. */

import { s } from "../dom.js";
import { livery, sideClass } from "./liveries.js";
import { hasSymbol, stamp } from "./stamp.js";

/** @typedef {import("../board/standing.js").Piece} Piece */

export const BASE = 20;

/** @param {number} far @param {number} share */
const round = (far, share) => `${(far * Math.cos(share * 2 * Math.PI)).toFixed(1)} ${(far * Math.sin(share * 2 * Math.PI)).toFixed(1)}`;
/** @param {number} count @param {(i: number) => string} corner */
const ring = (count, corner) => `M${Array.from({ length: count }, (_, i) => corner(i)).join("L")}Z`;

/**
 * The outline of a base: round and eight-cornered for the two players, notched and gabled for others.
 * @param {string} side
 * @param {number} [r]
 */
function base(side, r = BASE) {
  switch (livery(side).silhouette) {
    case "round": return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case "chamfer": return ring(8, (i) => round(r * 1.06, (i + 0.5) / 8));
    case "ticket": return ring(16, (i) => round(r * (i % 2 ? 1.06 : 0.9), i / 16));
    default: return ring(5, (i) => round(r * 1.08, i / 5 - 0.25));
  }
}

/**
 * A figure turned to its front; or, for what stands for a whole unit, a token that never turns.
 * @param {Piece} piece
 */
export function figure(piece) {
  const look = sideClass(piece.side);
  const key = () => s("path", { class: `${look} d-key`, d: base(piece.side, BASE - 3.6) });
  const plinth = [
    s("path", { class: "d-shadow", d: base(piece.side), transform: "translate(2.6 4)" }),
    s("path", { class: `${look} d-counter d-base`, d: base(piece.side) }),
  ];
  if (!piece.face_up) return s("g", {}, plinth, key(), stamp(livery(piece.side).emblem, 0, 0, 0.5, look));
  if (piece.id.includes(".") && hasSymbol(`fig-${piece.symbol}`)) {
    const turn = `rotate(${-(piece.facing ?? 0)})`;
    return s("g", {},
      piece.symbol === "leader" && s("circle", { class: "d-line d-base-ring", r: BASE * 1.3 }), plinth,
      piece.smoke && s("g", { transform: turn }, stamp("fig-smoke", 0, 0)),
      s("g", { transform: turn }, stamp(`fig-${piece.symbol}`, 0, 0, 1, look)));
  }
  return s("g", {}, plinth, key(), stamp(hasSymbol(piece.symbol) ? piece.symbol : "hidden", 0, 0, 0.56, look));
}
