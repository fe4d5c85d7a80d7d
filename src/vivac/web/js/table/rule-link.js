/** A rule number that opens its rule. */

import { h } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @param {string} rule
 * @param {(rule: string) => void} onRule
 * @param {boolean} [worded] say "rule 6.2", not only "6.2"
 */
export const ruleLink = (rule, onRule, worded = false) =>
  h("button", {
    type: "button", class: "rule", "aria-label": t("rule.open", { rule }),
    on: {
      click: (event) => {
        event.stopPropagation();
        onRule(rule);
      },
    },
  }, worded ? t("rule.number", { rule }) : rule);
