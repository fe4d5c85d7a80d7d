/** Dice: with six faces and pips, or with any other number and a figure in a kite. */

import { h, s } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @typedef {import("../wire.d.ts").RollView} Roll
 * @typedef {{value: number, faces: number}} Fallen
 */

const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export const MOST_DICE = 8; // of those behind one line

/** @param {Fallen} fallen */
function face({ value, faces }) {
  const pips = faces === 6 && PIPS[/** @type {keyof typeof PIPS} */ (value)];
  if (pips) {
    return [
      s("rect", { class: "d-die", x: -14, y: -14, width: 28, height: 28, rx: 5.5 }),
      ...pips.map(([x, y]) => s("circle", { class: "d-pip", cx: x * 7.4, cy: y * 7.4, r: 2.9 })),
    ];
  }
  return [
    s("path", { class: "d-die", d: "M0-17L16-4V5L0 17L-16 5V-4ZM0-17L11 4L0 10.6L-11 4ZM11 4L16 5M-11 4L-16 5M0 10.6V17" }),
    s("text", { class: "d-fig d-m d-pip", y: 5.2, "font-size": 15 }, String(value)),
  ];
}

/**
 * A die as it fell.
 * @param {Fallen} fallen
 * @param {number} [size]
 */
export const die = (fallen, size = 26) =>
  s("svg", { class: "die", viewBox: "-18 -18 36 36", width: size, height: size, role: "img", "aria-label": t("die.shows", { value: fallen.value }) }, face(fallen));

/** Let a die show another value. @param {SVGElement} drawn @param {Fallen} fallen */
export const turnDie = (drawn, fallen) => drawn.replaceChildren(...face(fallen));

/** A number with its sign. @param {number} value */
const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);

/** @param {{name: string, value: number}} term */
const chip = ({ name, value }) => h("span", { class: "chip" }, `${name} ${signed(value)}`);

/**
 * What was added to a die, its total, what it needed and whether it came off.
 * @param {import("../wire.d.ts").DieView} thrown
 */
function arithmetic({ terms = [], total, needed, goal = [], at_most, passed }) {
  return [
    terms.map(chip), terms.length > 0 && [h("span", {}, "="), h("b", {}, String(total))],
    needed !== undefined && h("span", { class: "needed" }, t(at_most ? "roll.at_most" : "roll.at_least", { needed })), goal.map(chip),
    passed !== undefined && verdictSign(passed, t(passed ? "roll.good" : "roll.bad")),
  ];
}

/**
 * A roll told once: each die with its own terms, total and verdict.
 * @param {Roll} roll
 */
export function rollLine(roll) {
  return h("div", { class: "roll" },
    roll.dice.slice(-MOST_DICE).map((fallen, i, shown) =>
      h("span", { class: i === shown.length - 1 ? "thrown-for last-die" : "thrown-for" }, die(fallen), fallen.why && h("small", {}, fallen.why), arithmetic(fallen))),
    roll.modifiers.map(chip),
    roll.modifiers.length > 0 && [h("span", {}, "="), h("b", {}, String(roll.total))]);
}

/** Enough: a green disc with a tick. Not enough: a red square with a cross. @param {boolean} good @param {string} label */
function verdictSign(good, label) {
  return s("svg", { class: "verdict-sign", viewBox: "-10 -10 20 20", width: 16, height: 16, role: "img", "aria-label": label },
    good ? s("circle", { r: 9, class: "v-good" }) : s("rect", { x: -8.4, y: -8.4, width: 16.8, height: 16.8, class: "v-bad" }),
    s("path", { class: "v-line", d: good ? "M-4.6 .4L-1.4 3.8L4.8-3.8" : "M-4-4L4 4M4-4L-4 4" }));
}
