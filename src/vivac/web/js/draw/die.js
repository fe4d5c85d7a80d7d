/** Dice and rolls: the faces are on the sheets, with pips for six-sided dice and a figure for all others. */

import { h, s } from "../dom.js";
import { t } from "../i18n.js";
import { stampPart, write } from "./sheet.js";

/**
 * @typedef {import("../wire.d.ts").RollView} Roll
 * @typedef {{value: number, faces: number}} Fallen
 */

export const MOST_DICE = 8; // of those behind one line

/** @param {string} game @param {Fallen} fallen */
const face = (game, { value, faces }) =>
  stampPart(game, `die-${faces}`, String(value)) ?? s("g", {}, stampPart(game, "die", "solid"), write(game, "die", "figure", String(value)));

/**
 * A die as it fell.
 * @param {string} game
 * @param {Fallen} fallen
 * @param {number} [size]
 */
export const die = (game, fallen, size = 26) =>
  s("svg", { class: "die", viewBox: "-18 -18 36 36", width: size, height: size, role: "img", "aria-label": t("die.shows", { value: fallen.value }) }, face(game, fallen));

/** Let a die show another value. @param {string} game @param {SVGElement} drawn @param {Fallen} fallen */
export const turnDie = (game, drawn, fallen) => drawn.replaceChildren(face(game, fallen));

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
 * @param {string} game
 * @param {Roll} roll
 */
export function rollLine(game, roll) {
  return h("div", { class: "roll" },
    roll.dice.slice(-MOST_DICE).map((fallen, i, shown) =>
      h("span", { class: i === shown.length - 1 ? "thrown-for last-die" : "thrown-for" }, die(game, fallen), fallen.why && h("small", {}, fallen.why), arithmetic(fallen))),
    roll.modifiers.map(chip),
    roll.modifiers.length > 0 && [h("span", {}, "="), h("b", {}, String(roll.total))]);
}

/** @param {boolean} good @param {string} label */
const verdictSign = (good, label) =>
  s("svg", { class: "verdict-sign", viewBox: "-10 -10 20 20", width: 16, height: 16, role: "img", "aria-label": label },
    stampPart("", "verdict", good ? "good" : "bad"));
