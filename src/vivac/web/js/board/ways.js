/** Where somebody means to go: a line from place to place, in the colour of a side, with a head at its end. */

import { s } from "../dom.js";
import { sideColour } from "../draw/sheet.js";

const SHORT = 0.5; // of a counter: so far before its place a line ends

/**
 * @param {SVGElement} layer
 * @param {import("./standing.js").Board} board
 * @param {string} game
 * @param {import("../wire.d.ts").WayView[]} ways
 */
export function drawWays(layer, board, game, ways) {
  layer.replaceChildren(...ways.flatMap(({ side, places }) => {
    const spots = places.map((place) => board.spots[place]).filter(Boolean);
    const [before, last] = spots.slice(-2);
    if (!last) return [];
    const far = Math.hypot(last.x - before.x, last.y - before.y) || 1;
    const share = Math.max(0, far - board.counter * SHORT) / far;
    const end = { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share };
    const turn = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
    const line = [...spots.slice(0, -1), end].map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
    const way = s("g", { class: "meant" },
      s("path", { class: "meant-case", d: line }), s("path", { class: "meant-line", d: line }),
      s("path", { class: "meant-head", d: "M5 0L-11 -8V8Z", transform: `translate(${end.x} ${end.y}) rotate(${turn})` }));
    way.style.setProperty("--meant", sideColour(game, side));
    return [way];
  }));
}
