/** The laboratory: runs of many games, each with who won how often and its report. */

import { getLab, runUrl } from "../api.js";
import { add, h, s } from "../dom.js";
import { sideColour } from "../draw/sheet.js";
import { ago, lang, t } from "../i18n.js";
import { icon } from "../icons.js";
import { footer, masthead } from "./masthead.js";

/** @typedef {import("../wire.d.ts").RunCard} Run */

const BAR = { width: 300, height: 18 };

/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(lang(), { style: "percent", maximumFractionDigits: 1 }).format(share);

/**
 * How often a side won: a bar, and the interval it is sure of as a whisker.
 * @param {string} game
 * @param {Run["sides"][number]} side
 */
function bar(game, side) {
  const { width, height } = BAR;
  const [low, high, middle] = [side.low * width, side.high * width, height / 2];
  const whisker = `M${low} ${middle}H${high}M${low} ${middle - 5}v10M${high} ${middle - 5}v10`;
  const fill = side.id ? sideColour(game, side.id) : "var(--ink-3)";
  return s("svg", { class: "share", viewBox: `-1 0 ${width + 2} ${height}`, "aria-hidden": "true" },
    s("rect", { class: "whole", x: 0, y: 2, width, height: height - 4 }),
    s("rect", { x: 0, y: 2, width: Math.max(1, side.share * width), height: height - 4, fill }),
    s("path", { class: "case", d: whisker }), s("path", { class: "whisker", d: whisker }));
}

/** @param {Run} run */
function card(run) {
  const rows = run.sides.map((side) => h("tr", {},
    h("th", { scope: "row" }, side.name, side.bot && h("small", {}, ` ${side.bot}`)),
    h("td", {}, bar(run.game, side)),
    h("td", { class: "num" }, percent(side.share)),
    h("td", { class: "num sure" }, t("lab.interval", { low: percent(side.low), high: percent(side.high) }))));
  const count = run.done < run.games ? t("lab.some", { done: run.done, games: run.games }) : t("lab.games", { count: run.done });
  return h("section", { class: "run", "aria-label": run.id },
    h("h2", {}, run.title, h("small", {}, run.scenario)),
    h("p", {}, [run.id, count, ago(run.updated * 1000)].join(" · ")),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": t("lab.wins") }, h("table", {}, h("tbody", {}, rows))),
    h("div", { class: "links" },
      h("a", { class: "btn primary", href: `${runUrl(run.id, "report.html")}#${lang()}` }, icon("chart", 18), t("lab.report")),
      h("a", { class: "btn", href: runUrl(run.id, "results.csv"), download: `${run.id}.csv` }, icon("down", 18), "CSV"),
      h("a", { class: "btn", href: runUrl(run.id, "results.jsonl"), download: `${run.id}.jsonl` }, icon("down", 18), "JSON")));
}

/** @type {import("../router.js").Page} */
export async function mount(root) {
  document.title = t("lab.title");
  const main = h("main", { class: "lab" }, h("h1", {}, t("lab.head")));
  add(root, masthead(), main, footer());
  const { open, runs } = await getLab();
  if (runs.length) add(main, runs.map(card));
  else add(main, h("p", { class: "empty" }, t(open ? "lab.none" : "lab.closed")), h("pre", {}, open ? "vivac simulate GAME --games 1000 --out FOLDER/GAME" : "vivac serve --lab FOLDER"));
  return () => {};
}
