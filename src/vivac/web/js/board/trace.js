/** What the last decision of a replay did: where a piece was, pale, and the way it went. */

import { s } from "../dom.js";
import { GRID, STAND, drawPiece } from "../draw/counter.js";
import { standOf } from "./standing.js";

/** @typedef {{piece: import("../wire.d.ts").PieceView, from: {x: number, y: number}}} Move a piece as it lies now, and where it lay before */

/**
 * @param {SVGElement} layer
 * @param {import("./standing.js").Board} board
 * @param {string} game
 * @param {Move[]} moves
 */
export function trace(layer, board, game, moves) {
  layer.replaceChildren(...moves.flatMap(({ piece, from }) => {
    const stand = board.grid && piece.at ? standOf(board.grid, piece) : null;
    const [a, b] = [from, stand ?? board.spots[piece.place]];
    if (!b) return [];
    const size = stand ? (stand.r * GRID) / STAND : board.counter;
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const short = Math.max(0, far - size * 0.75) / far;
    const end = { x: a.x + (b.x - a.x) * short, y: a.y + (b.y - a.y) * short };
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const line = `M${a.x} ${a.y}L${end.x} ${end.y}`;
    return [
      s("path", { class: "way-case", d: line }), s("path", { class: "way", d: line }),
      s("path", { class: "way-head", d: "M3 0L-9 -6V6Z", transform: `translate(${end.x} ${end.y}) rotate(${turn})` }),
      s("g", { class: "ghost", transform: `translate(${a.x} ${a.y}) scale(${size / GRID})` }, drawPiece(game, piece)),
    ];
  }));
}
