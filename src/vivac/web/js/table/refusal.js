/** Why not: what is not lit says why it cannot be chosen, and by which rule. */

import { getWhyNot } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { iconButton } from "./layout.js";
import { openPanel } from "./popup.js";
import { ruleLink } from "./rule-link.js";

/**
 * @param {HTMLElement} room
 * @param {import("./popup.js").Anchor} anchor
 * @param {{title: string, sentence: string, rule: string}} why
 * @param {(rule: string) => void} onRule
 */
export function openRefusal(room, anchor, { title, sentence, rule }, onRule) {
  const panel = openPanel(room, "why", anchor, [
    iconButton("close", t("close"), () => panel.remove(), "why-close"),
    h("b", {}, title), h("p", {}, sentence), rule && ruleLink(rule, onRule, true),
  ], { role: "alert" });
  return panel;
}

/**
 * Ask the rules why a target cannot be chosen now.
 * @param {import("../api.js").Chair} chair
 * @param {string[]} targets a piece and its place, the nearer first
 */
export async function askWhyNot(chair, targets) {
  /** @type {{sentence: string, rule: string}|null} */
  let said = null;
  for (const target of targets) {
    const why = await getWhyNot(chair, target).catch(() => null);
    if (!why?.sentence) continue;
    if (why.rule) return { sentence: why.sentence, rule: why.rule };
    said ??= { sentence: why.sentence, rule: "" };
  }
  return said;
}
