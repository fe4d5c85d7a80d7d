/** How much a game asks of its players: five pips and a word. */

import { h } from "../dom.js";
import { t, tOr } from "../i18n.js";

/** @param {number} level 1 to 5, 0 if nobody has said */
export const complexity = (level) =>
  level > 0 && h("span", { class: "complexity" },
    h("span", { class: "pips", role: "img", "aria-label": t("complexity.of", { level }) },
      [1, 2, 3, 4, 5].map((pip) => h("i", { class: pip <= level ? "on" : "" }))),
    tOr(`complexity.${level}`, String(level)));
