/** The charts of a game, each with where its numbers come from. */

import { getCharts } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { ruleLink } from "./rule-link.js";
import { provenance, sourceKey } from "./source.js";

/** @typedef {import("../wire.d.ts").ChartPage} Chart */

/** @param {string} cell */
const worded = (cell) => cell || "–";

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
      chart.cells[i].map((cell) => h("td", {}, worded(cell)))))));
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
      chart.legend.length > 0 && h("ul", { class: "chart-legend" }, chart.legend.map((code) => h("li", {}, code))),
      chart.rule && h("p", {}, ruleLink(chart.rule, onRule, true)),
      h("p", { class: "chart-note" }, chart.source.text),
      chart.elsewhere.length > 0 && h("ul", { class: "chart-fixed" }, chart.elsewhere.map(({ cells, source }) => h("li", {}, h("b", {}, cells), ": ", source))),
      chart.note && h("p", { class: "chart-note" }, chart.note),
      chart.fixed.length > 0 && h("ul", { class: "chart-fixed" }, chart.fixed.map((each) => h("li", {}, each)))));

/**
 * @param {string} game
 * @param {(rule: string) => void} onRule
 */
export async function chartList(game, onRule) {
  const charts = await getCharts(game);
  return h("div", { class: "charts" }, charts.length ? charts.map((chart) => chartOf(chart, onRule)) : h("p", { class: "empty" }, t("charts.none")), charts.length > 0 && sourceKey());
}
