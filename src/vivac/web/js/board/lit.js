/** Lamp-light: what can be clicked now, what is chosen, and what the log speaks of. */

import { s } from "../dom.js";

/**
 * @typedef {import("./standing.js").Board} Board
 * @typedef {{place: string, label: string, held: boolean}} Light `held`: pieces lie there
 */

const TICK = "M-4.2 -6.6L4.2 -6.6L0 -.8Z";

/** @param {number} radius */
function ring(radius) {
  return [
    ...["d-lit", "d-lit-case", "d-lit-ring"].map((look) => s("circle", { class: look, r: radius })),
    ...[0, 90, 180, 270].map((turn) => s("g", { transform: `rotate(${turn}) translate(0 ${-radius})` },
      s("path", { class: "d-lit-tick", d: TICK }))),
  ];
}

/** Light round every base of a unit, without lines where bases touch. @param {{x: number, y: number, r: number}[]} stands */
const bases = (stands) => [["stand-case", 8], ["stand-ring", 6.2], ["stand-lit", 3.4]].map(([look, more]) => s("g", { class: look },
  stands.map(({ x, y, r }) => s("circle", { cx: x, cy: y, r: r + Number(more) }))));

/** @param {string} outline */
const shape = (outline) => ["d-lit", "d-lit-case", "d-lit-ring"].map((look) => s("path", { class: look, d: outline }));

/**
 * @param {{lit: SVGElement, chosen: SVGElement}} layers
 * @param {Board} board
 * @param {(place: string) => void} onTake Enter or space on a target
 */
export function createLights(layers, board, onTake) {
  /** @type {Map<string, SVGElement>} */
  const lights = new Map();

  /** @param {Light} light */
  function make({ place, label, held }) {
    const spot = board.spots[place];
    const radius = Math.max(spot.r + 4, held ? board.counter * 0.76 : 0);
    const light = s("g", {
      class: spot.outline ? "light light-area" : spot.stands ? "light light-stand" : "light", role: "button", tabindex: -1, "aria-label": label, data: { place, light: "" },
      on: {
        keydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          event.stopPropagation();
          onTake(place);
        },
      },
    }, spot.stands ? bases(spot.stands) : spot.outline ? shape(spot.outline) : [s("circle", { class: "light-hit", r: radius + 4 }), ...ring(radius)]);
    if (!spot.outline && !spot.stands) light.style.transform = `translate(${spot.x}px, ${spot.y}px) scale(var(--light-scale))`;
    return light;
  }

  return {
    /** Light these places and no others. @param {Light[]} wanted */
    show(wanted) {
      lights.clear();
      for (const each of wanted) lights.set(each.place, make(each));
      layers.lit.replaceChildren(...lights.values());
      lights.values().next().value?.setAttribute("tabindex", "0");
    },
    /** True if something at this place can be chosen. @param {string} place */
    isLit: (place) => lights.has(place),
    /** @param {string|null} place */
    hover(place) {
      for (const [id, light] of lights) light.classList.toggle("hover", id === place);
    },
    /** Four corner brackets round what is chosen. @param {string|null} place */
    choose(place) {
      layers.chosen.replaceChildren();
      const spot = place && board.spots[place];
      if (!spot) return;
      const half = spot.stands ? spot.r + 8 : Math.max(spot.r, board.counter / 2) + 9;
      const arm = Math.min(half * 0.45, board.counter);
      const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => `M${x * half} ${y * (half - arm)}V${y * half}H${x * (half - arm)}`).join("");
      const brackets = s("g", { class: "brackets" }, s("path", { class: "d-line d-sel-case", d }), s("path", { class: "d-line d-sel", d }));
      brackets.style.transform = `translate(${spot.x}px, ${spot.y}px) scale(var(--light-scale))`;
      layers.chosen.append(brackets);
    },
    /** A ring without ticks round places the log speaks of. @param {string[]} places */
    mark(places) {
      layers.chosen.querySelectorAll(".mark").forEach((old) => old.remove());
      for (const place of places) {
        const spot = board.spots[place];
        if (!spot) continue;
        const mark = s("g", { class: "mark" },
          ["d-lit-case", "d-lit-ring"].map((look) => s("circle", { class: look, r: spot.stands ? spot.r + 7 : board.counter * 0.8 })));
        mark.style.transform = `translate(${spot.x}px, ${spot.y}px) scale(var(--light-scale))`;
        layers.chosen.append(mark);
      }
    },
    /** Put the keyboard on a target. @param {string} [place] the first one if none is named */
    focus(place = lights.keys().next().value) {
      const light = place && lights.get(place);
      if (!light) return false;
      for (const each of lights.values()) each.setAttribute("tabindex", each === light ? "0" : "-1");
      light.focus({ preventScroll: true });
      return true;
    },
    /**
     * The nearest target in a direction from another.
     * @param {string} place
     * @param {[number, number]} direction
     */
    towards(place, [dx, dy]) {
      const from = board.spots[place];
      /** @type {string|null} */
      let best = null;
      let least = Infinity;
      for (const other of lights.keys()) {
        const [vx, vy] = [board.spots[other].x - from.x, board.spots[other].y - from.y];
        const along = vx * dx + vy * dy;
        if (other === place || along <= 0) continue;
        const cost = along + 2.2 * Math.abs(vx * dy - vy * dx);
        if (cost < least) [best, least] = [other, cost];
      }
      return best;
    },
    places: () => [...lights.keys()],
  };
}
