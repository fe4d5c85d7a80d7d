/** A drill as a tutorial: it narrates, lights what to do next, and shows what the step was to lead to. */

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/** @typedef {import("../wire.d.ts").View} View */

/**
 * @param {HTMLElement} room
 * @param {(place: string) => string} placeName
 */
export function createDrill(room, placeName) {
  const panel = h("section", { class: "drill-panel", data: { over: "" }, "aria-live": "polite", hidden: true });
  room.append(panel);
  let folded = false;

  /** A fact in words: places by their names. @param {string} value */
  const worded = (value) => value.split(/(\s|,)/).map((word) => placeName(word) || word.replaceAll("_", " ")).join("");

  /** @param {{label: string, wanted: string, got: string}} fact */
  function row(fact) {
    const right = fact.wanted === fact.got;
    return h("tr", { class: right ? "ok" : "no" },
      h("th", { scope: "row" }, fact.label),
      h("td", {}, worded(fact.got), !right && h("small", {}, t("drill.wanted", { wanted: worded(fact.wanted) }))),
      h("td", { class: "sign" }, icon(right ? "tick" : "close", 14), h("span", { class: "vh" }, t(right ? "drill.right" : "drill.wrong"))));
  }

  /** @param {{label: string, wanted: string, got: string}[]} facts */
  const compared = (facts) =>
    h("details", { class: "facts-compared", open: !matchMedia("(max-width: 820px)").matches },
      h("summary", {}, t("drill.facts", { count: facts.length })),
      h("table", {}, h("tbody", {}, facts.map(row))));

  return {
    /** @param {View} view */
    show(view) {
      const drill = view.drill;
      panel.hidden = !drill;
      if (!drill) return;
      const bar = h("i", {});
      bar.style.width = `${((drill.done ? drill.steps : drill.step - 1) / Math.max(1, drill.steps)) * 100}%`;
      fill(panel,
        h("header", {}, h("b", {}, drill.title),
          h("span", { class: "num" }, t("drill.step", { step: drill.step, steps: drill.steps })),
          h("button", { type: "button", class: "icb fold", "aria-expanded": !folded, "aria-label": t("drill.fold"), on: { click: () => { folded = !folded; this.show(view); } } }, icon("fold"))),
        h("div", { class: "drill-bar", "aria-hidden": "true" }, bar),
        !folded && [
          h("p", { class: "say" }, drill.done ? t("drill.done") : drill.say),
          drill.facts.length > 0 && compared(drill.facts),
          drill.done && h("p", { class: "drill-links" },
            h("a", { class: "btn", href: `/game/${view.game}` }, t("drill.more"))),
        ]);
    },
  };
}
