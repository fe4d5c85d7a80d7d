/** The charts of a game, each with where its numbers come from. */

import { getCharts } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { ruleLink } from "./rule-link.js";

/** @typedef {import("../types.js").Chart} Chart */

const SIGNS = { rulebook: "book", example: "pencil", published: "page", reconstructed: "compasses" };

/** Where a chart or rule comes from: always a word and a sign. @param {string} source */
export function provenance(source) {
  const known = source in SIGNS ? /** @type {keyof typeof SIGNS} */ (source) : "reconstructed";
  return h("span", { class: `prov ${known}`, title: t(`source.${known}.why`) }, icon(/** @type {any} */ (SIGNS[known]), 14), t(`source.${known}`));
}

/** @param {any} cell */
const worded = (cell) => (cell === null || cell === undefined || cell === "" ? "–" : Array.isArray(cell) ? cell.join(", ") : String(cell));

/** @param {Chart} chart */
function grid(chart) {
  const [rows, columns] = chart.axes;
  const flat = chart.axes.length === 1;
  if (flat) {
    const cells = chart.cells.flat();
    return h("table", { class: "chart-grid" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, rows.name), h("th", { scope: "col" }, t("charts.result")))),
      h("tbody", {}, rows.keys.map((key, i) => h("tr", {}, h("th", { scope: "row" }, key), h("td", {}, worded(cells[i]))))));
  }
  return h("table", { class: "chart-grid" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "corner" }, `${rows.name} \\ ${columns.name}`),
      columns.keys.map((key) => h("th", { scope: "col" }, key)))),
    h("tbody", {}, rows.keys.map((key, i) => h("tr", {}, h("th", { scope: "row" }, key),
      [chart.cells[i]].flat().map((cell) => h("td", {}, worded(cell)))))));
}

/**
 * @param {Chart} chart
 * @param {(rule: string) => void} onRule
 */
const chartOf = (chart, onRule) =>
  h("details", { class: "chart" },
    h("summary", {}, h("span", { class: "chart-title" }, chart.title), provenance(chart.source)),
    h("div", { class: "chart-in" },
      h("div", { class: "chart-scroll", tabindex: 0, role: "group", "aria-label": chart.title }, chart.axes.length ? grid(chart) : null),
      chart.rule && h("p", {}, ruleLink(chart.rule, onRule, true)),
      chart.note && h("p", { class: "chart-note" }, chart.note),
      chart.fixed.length > 0 && h("ul", { class: "chart-fixed" }, chart.fixed.map((each) => h("li", {}, each)))));

/**
 * @param {string} game
 * @param {(rule: string) => void} onRule
 */
export async function chartList(game, onRule) {
  const charts = await getCharts(game);
  const key = h("p", { class: "prov-key" }, Object.keys(SIGNS).map((source) => h("span", {}, provenance(source), " ", t(`source.${source}.why`))));
  return h("div", { class: "charts" }, charts.length ? charts.map((chart) => chartOf(chart, onRule)) : h("p", { class: "empty" }, t("charts.none")), charts.length > 0 && key);
}
