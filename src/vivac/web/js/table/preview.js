/** The card before a choice: every die that may fall, who throws it at whom, what is added, and what it comes to. */

import { h } from "../dom.js";
import { percent, t } from "../i18n.js";
import { oddsList } from "./odds.js";

/**
 * @typedef {import("../wire.d.ts").OddsPage} Odds
 * @typedef {import("../wire.d.ts").ThrowTold} Throw
 * @typedef {import("../wire.d.ts").Bar} Bar
 * @typedef {import("../wire.d.ts").TrackView} Track
 */

const MOST_THROWS = 4;
const MOST_BARS = 7;
const MOST_LATER = 4; // outcomes of a throw that may follow

/** A number with its sign. @param {number} value */
const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);

/** @param {import("../wire.d.ts").Modifier} term */
const chip = ({ name, value }) => h("span", { class: "chip" }, `${name} ${signed(value)}`);

/** Whether there is anything to show before this choice. @param {Odds|null} odds @param {Track[]} tracks */
export const tells = (odds, tracks) => Boolean(odds && (odds.cost || odds.throws.length || odds.drawn.length || oddsList(odds, tracks)));

/** How a bar is filled: what comes off and what does not differ in their hatching too. @param {Bar} bar */
const lookOf = ({ good }) => (good === true ? "good" : good === false ? "bad" : "");

/** One outcome: how likely, a bar, its name and the faces that lead there. @param {Bar} bar */
function outcome(bar) {
  const level = h("i", { class: lookOf(bar) });
  level.style.width = `${Math.max(2, bar.p * 100)}%`;
  return h("li", {}, h("b", {}, percent(bar.p)), h("span", { class: "odds-bar", "aria-hidden": "true" }, level), h("span", {}, bar.label, " ", bar.faces && h("small", {}, t("preview.faces", { faces: bar.faces }))));
}

/** The likeliest outcomes, in the order of the die; the others added up. @param {Bar[]} bars */
function outcomes(bars) {
  if (!bars.length) return null;
  const kept = new Set([...bars].sort((a, b) => b.p - a.p).slice(0, bars.length > MOST_BARS ? MOST_BARS - 1 : MOST_BARS));
  const rest = bars.filter((bar) => !kept.has(bar));
  return h("ul", {}, bars.filter((bar) => kept.has(bar)).map(outcome),
    rest.length > 0 && h("li", {}, h("b", {}, percent(rest.reduce((sum, bar) => sum + bar.p, 0))), h("span", {}), h("span", {}, t("preview.others", { count: rest.length }))));
}

/** The die that falls first: everything about it. @param {Throw} thrown */
const firstThrow = (thrown) =>
  h("section", {},
    h("h4", {}, thrown.title, thrown.rule && h("em", {}, thrown.rule)),
    thrown.who && h("p", { class: "throw-who" }, thrown.who),
    thrown.strengths && h("p", { class: "throw-strengths" }, thrown.strengths),
    thrown.often && h("p", { class: "throw-often" }, thrown.often),
    h("p", { class: "throw-terms" }, h("span", {}, thrown.dice), thrown.terms.map(chip), thrown.needs && h("span", { class: "needed" }, thrown.needs), thrown.goal.map(chip)),
    thrown.chart && h("p", { class: "throw-chart" }, thrown.chart),
    outcomes(thrown.bars));

/** One that may follow, in two lines. @param {Throw} thrown */
function laterThrow(thrown) {
  const likely = [...thrown.bars].sort((a, b) => b.p - a.p);
  const rest = likely.splice(MOST_LATER).reduce((sum, bar) => sum + bar.p, 0);
  return h("section", { class: "throw-then" },
    h("p", {}, h("b", {}, thrown.title), thrown.who && ` ${thrown.who}`, thrown.often && h("i", {}, `, ${thrown.often}`), thrown.terms.map(chip)),
    likely.length > 0 && h("p", { class: "throw-ends" }, likely.map((bar) => h("span", {}, h("b", {}, percent(bar.p)), ` ${bar.label}`)), rest > 0 && h("span", {}, h("b", {}, percent(rest)), ` ${t("preview.rest")}`)));
}

/**
 * All that can be told before a choice; nothing where no chance is behind it.
 * @param {Odds} odds
 * @param {Track[]} tracks
 */
export function previewCard(odds, tracks) {
  if (!tells(odds, tracks)) return null;
  const told = odds.throws.slice(0, MOST_THROWS);
  const more = odds.throws.length - told.length;
  return h("div", { class: "preview odds" },
    odds.cost && h("p", { class: "cost" }, odds.cost),
    told.map((thrown, i) => (i ? laterThrow(thrown) : firstThrow(thrown))),
    more > 0 && h("p", { class: "throw-often" }, t("preview.more", { count: more })),
    odds.drawn.map((drawn) => h("p", { class: "throw-often" }, drawn)),
    oddsList(odds, tracks));
}

/** The first die in one figure for a menu: the likeliest thing it comes to. @param {Odds} odds */
export function previewFigure(odds) {
  const best = [...(odds.throws[0]?.bars ?? [])].sort((a, b) => Number(b.good === true) - Number(a.good === true) || b.p - a.p)[0];
  return best ? `${best.label} ${percent(best.p)}` : "";
}
