/** The history behind a game: notes in chapters, each with where its facts are from and the rules it belongs to. */

import { getHistory } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { ruleLink } from "./rule-link.js";
import { provenance } from "./source.js";

/** @typedef {import("../wire.d.ts").NotePage} Note */

/** @param {Note} note @param {(rule: string) => void} onRule */
const noteOf = (note, onRule) =>
  h("article", { class: "note", data: { note: note.id }, tabindex: -1 },
    h("h4", {}, note.title), note.paragraphs.map((text) => h("p", {}, text)),
    h("p", { class: "note-foot" }, provenance(note.source), note.of.filter((each) => each.startsWith("rule ")).map((each) => ruleLink(each.slice(5), onRule, true))));

/**
 * @param {string} game
 * @param {(rule: string) => void} onRule
 */
export async function historyBook(game, onRule) {
  const notes = await getHistory(game);
  const titles = [...new Set(notes.map((note) => note.chapter))];
  const element = h("div", { class: "history" }, notes.length
    ? titles.map((title, nth) => h("details", { class: "chapter", open: nth === 0 },
      h("summary", {}, h("span", {}, title)), notes.filter((note) => note.chapter === title).map((note) => noteOf(note, onRule))))
    : h("p", { class: "empty" }, t("history.none")));
  return {
    element,
    /** @param {string} id */
    open(id) {
      const note = /** @type {HTMLElement|null} */ (element.querySelector(`[data-note="${CSS.escape(id)}"]`));
      note?.closest("details")?.setAttribute("open", "");
      note?.scrollIntoView({ block: "start" });
      note?.focus({ preventScroll: true });
    },
  };
}
