/** The log: the story in sentences, grouped by turn, with every die, modifier and result. */

import { fill, h } from "../dom.js";
import { rollLine } from "../draw/die.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { ruleLink } from "./rule-link.js";

/**
 * @typedef {import("../wire.d.ts").LogLine} LogLine
 * @typedef {{onRule: (rule: string) => void, onMark: (ids: string[]) => void, onDice?: (n: number) => void}} Hear
 */

/** What tells one line from another. @param {LogLine} line @param {number} i */
const keyOf = (line, i) => `${i}:${line.n}:${line.text}`;

/**
 * @param {HTMLElement} room
 * @param {string} game
 * @param {Hear} hear
 */
export function createLog(room, game, hear) {
  /** @type {string[]} */
  let shown = [];
  /** @type {Set<string>} */
  let newest = new Set();
  let first = true;

  /** @param {LogLine} line @param {string} look */
  function entry(line, look) {
    const marks = line.marks ?? [];
    return h("li", {
      class: look, tabindex: marks.length ? 0 : null,
      on: marks.length ? {
        pointerenter: () => hear.onMark(marks), pointerleave: () => hear.onMark([]),
        focus: () => hear.onMark(marks), blur: () => hear.onMark([]),
      } : {},
    }, h("span", { class: "told" }, line.text), " ", line.rule && ruleLink(line.rule, hear.onRule), line.roll && hear.onDice && proof(line.roll), line.roll && rollLine(game, line.roll));
  }

  /** How it is known that a die was fair. @param {NonNullable<LogLine["roll"]>} roll */
  const proof = (roll) => h("button", { type: "button", class: "proof", title: t("dice.check"), "aria-label": t("dice.check"), on: { click: () => hear.onDice?.(roll.dice[0].n) } }, icon("link", 14));

  return {
    /**
     * Show the log, with what is new marked.
     * @param {LogLine[]} lines
     * @returns {LogLine[]} those that are new
     */
    show(lines) {
      const keys = lines.map(keyOf);
      const fresh = new Set(first ? [] : keys.filter((key, i) => key !== shown[i]));
      const same = keys.length === shown.length && !fresh.size;
      if (!same) newest = fresh;
      /** @type {HTMLElement[]} */
      const content = [];
      /** @type {HTMLElement|null} */
      let list = null;
      lines.forEach((line, i) => {
        if (line.heading || !list) {
          list = h("ol", {});
          content.push(h("section", {}, line.heading && h("h2", {}, line.heading), list));
        }
        list.append(entry(line, newest.has(keys[i]) ? "now" : ""));
      });
      if (!lines.length) content.push(h("p", { class: "empty" }, t("log.empty")));
      fill(room, h("div", { class: "log-in" }, content));
      room.scrollTop = room.scrollHeight;
      const news = lines.filter((_, i) => fresh.has(keys[i]));
      shown = keys;
      first = false;
      return news;
    },
  };
}
