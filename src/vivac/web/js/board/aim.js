/** Pointing on an open table: the ground that can be reached is lit, and a ruler is laid to the point. */

import { s } from "../dom.js";
import { words } from "../draw/lettering.js";
import { t } from "../i18n.js";
import { onGrid, onSheet } from "./standing.js";

/**
 * @typedef {import("./standing.js").Board} Board
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 * @typedef {[number, number]} Point of the grid, in quarter-inches
 */

const QUARTERS = ["", "¼", "½", "¾"];
const EDGE = 0.03; // a point on the very edge is inside
const INCH = 4;

/** So many quarter-inches, as people read them off a ruler. @param {number} quarters */
export function inches(quarters) {
  const whole = Math.round(quarters);
  const part = QUARTERS[whole % 4];
  return `${whole >= 4 || !part ? Math.floor(whole / 4) : ""}${part}″`;
}

/** @param {number[][]} ring @param {Point} point */
function within(ring, [x, y]) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(x - ax - dx * along, y - ay - dy * along) <= EDGE) return true;
    if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) inside = !inside;
  }
  return inside;
}

/**
 * @param {{region: SVGElement, ruler: SVGElement}} layers
 * @param {Board} board
 * @param {() => void} onTake Enter or space on the lit ground
 */
export function createAim(layers, board, onTake) {
  /** @type {Choice|null} */
  let choice = null;
  /** @type {Point|null} */
  let point = null;
  /** @type {Point|null} */
  let wanted = null; // where a drill leads
  /** @type {SVGElement|null} */
  let light = null;

  /** @param {Point} at */
  const reaches = (at) => Boolean(choice?.region?.rings.some((ring) => within(ring, at)));

  /** What the ruler says. */
  function reading() {
    const origin = choice?.region?.origin;
    if (!point) return "";
    if (origin) return inches(Math.hypot(point[0] - origin[0], point[1] - origin[1]));
    return t("aim.at", { x: inches(point[0]), y: inches(point[1]) });
  }

  function clear() {
    layers.region.replaceChildren();
    layers.ruler.replaceChildren();
    light = choice = point = wanted = null;
  }

  function lightUp() {
    const grid = board.grid;
    if (!grid || !choice?.region) return;
    const d = choice.region.rings.map((ring) => `M${ring.map((p) => {
      const { x, y } = onSheet(grid, p);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    }).join("L")}Z`).join("");
    light = s("g", {
      class: "light light-area reach", role: "button", tabindex: 0, "aria-label": `${choice.label}. ${t("aim.help")}`, data: { light: "", reach: choice.id },
      on: {
        keydown: (/** @type {KeyboardEvent} */ event) => {
          if ((event.key !== "Enter" && event.key !== " ") || !point) return;
          event.preventDefault();
          event.stopPropagation();
          onTake();
        },
      },
    }, ["d-lit", "d-lit-case", "d-lit-ring"].map((look) => s("path", { class: look, d })));
    layers.region.replaceChildren(light);
    drawRuler();
  }

  /** @param {{x: number, y: number}} at @param {string} look */
  function cross(at, look) {
    const sign = s("g", { class: look },
      ["aim-case", "aim-line"].map((each) => s("path", { class: each, d: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-15 0H-4M4 0H15M0 -15V-4M0 4V15" })));
    sign.style.transform = `translate(${at.x}px, ${at.y}px) scale(var(--unit))`;
    return sign;
  }

  function drawRuler() {
    const grid = board.grid;
    if (!grid || !choice?.region) return;
    /** @type {(SVGElement|false)[]} */
    const marks = [];
    if (wanted) marks.push(cross(onSheet(grid, wanted), "aim-wanted"));
    if (point) {
      const to = onSheet(grid, point);
      const from = choice.region.origin && onSheet(grid, choice.region.origin);
      if (from) {
        const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
        marks.push(s("path", { class: "ruler-case", d }), s("path", { class: "ruler", d }));
      }
      marks.push(cross(to, reaches(point) ? "aim-point" : "aim-point aim-off"));
      const text = reading();
      const width = text.length * 7.4 + 14;
      const label = s("g", { class: "ruler-label" }, s("rect", { x: -width / 2, y: -34, width, height: 20, rx: 3 }), words(text, 0, -19.6, 12.5, "d-fig d-m"));
      label.style.transform = `translate(${to.x}px, ${to.y}px) scale(var(--unit))`;
      marks.push(label);
    }
    layers.ruler.replaceChildren(.../** @type {SVGElement[]} */ (marks.filter(Boolean)));
  }

  return {
    clear, reaches, reading,
    choice: () => choice,
    point: () => point,
    /** True if the way to the lit ground starts at this place of the sheet. @param {{x: number, y: number}} at @param {number} near */
    startsAt(at, near) {
      const origin = choice?.region?.origin;
      if (!board.grid || !origin) return false;
      const from = onSheet(board.grid, origin);
      return Math.hypot(from.x - at.x, from.y - at.y) <= near;
    },
    /** Light the ground of an option. @param {Choice} next @param {Point|null} [goal] the only point that will do */
    show(next, goal = null) {
      if (choice?.id === next.id && JSON.stringify(choice.region) === JSON.stringify(next.region)) {
        choice = next;
        return;
      }
      [choice, wanted, point] = [next, goal, null];
      lightUp();
    },
    /** The point of the grid under a place of the sheet. @param {{x: number, y: number}} at @returns {Point} */
    under(at) {
      const found = board.grid ? onGrid(board.grid, at) : /** @type {Point} */ ([0, 0]);
      return wanted && reaches(found) ? wanted : found;
    },
    /** Lay the ruler there, or take it away. @param {Point|null} at */
    lay(at) {
      if (String(at) === String(point)) return;
      point = at;
      drawRuler();
    },
    /** With the arrows, by an inch or a quarter; never out of the lit ground. @param {[number, number]} direction @param {boolean} fine */
    nudge([dx, dy], fine) {
      const region = choice?.region;
      if (!region) return false;
      light?.focus({ preventScroll: true });
      if (!point || !reaches(point)) {
        const ring = region.rings[0];
        const middle = [0, 1].map((axis) => Math.round(ring.reduce((sum, p) => sum + p[axis], 0) / ring.length));
        point = wanted ?? region.origin ?? /** @type {Point} */ (middle);
      }
      for (const step of fine ? [1] : [INCH, 2, 1]) {
        /** @type {Point} */
        const next = [point[0] + dx * step, point[1] - dy * step];
        if (reaches(next)) {
          point = next;
          break;
        }
      }
      drawRuler();
      return true;
    },
    /** Put the keyboard on the lit ground. */
    focus: () => light?.focus({ preventScroll: true }),
    /** The box round the lit ground. */
    box() {
      const grid = board.grid;
      if (!grid || !choice?.region) return null;
      const all = choice.region.rings.flat().map((p) => onSheet(grid, p));
      const [left, right] = [Math.min(...all.map((p) => p.x)), Math.max(...all.map((p) => p.x))];
      const [top, bottom] = [Math.min(...all.map((p) => p.y)), Math.max(...all.map((p) => p.y))];
      return { x: left, y: top, w: right - left, h: bottom - top };
    },
  };
}

/** @typedef {ReturnType<typeof createAim>} Aim */
