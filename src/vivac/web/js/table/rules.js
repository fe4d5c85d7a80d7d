/** The rules beside the board: searchable, numbered, opened at the rule that was asked for. */

import { getRules } from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { sourceKey, sourceMark } from "./source.js";

/** @typedef {import("../wire.d.ts").Chapter} Chapter */

/** Letters without accents, for searching. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

/**
 * The number of a statement that answers a citation: itself, or the first of its section.
 * @param {Chapter[]} chapters
 * @param {string} rule
 */
function resolve(chapters, rule) {
  const numbers = chapters.flatMap((c) => c.sections.flatMap((section) => section.statements.map((each) => each.number)));
  return numbers.find((n) => n === rule) ?? numbers.find((n) => n.startsWith(`${rule}-`) || n.startsWith(`${rule}.`)) ??
    numbers.find((n) => rule.startsWith(`${n}.`) || rule.startsWith(`${n}-`)) ?? numbers.find((n) => n.split("-")[0] === rule.split("-")[0]);
}

/** Where a search finds something, marked. @param {string} text @param {string} wanted */
function marked(text, wanted) {
  const at = wanted ? plain(text).indexOf(wanted) : -1;
  if (at < 0 || plain(text).length !== text.length) return [text];
  return [text.slice(0, at), h("mark", {}, text.slice(at, at + wanted.length)), text.slice(at + wanted.length)];
}

/**
 * @param {Chapter} chapter
 * @param {string} wanted
 * @param {boolean} open
 * @param {(note: string) => void} onNote
 */
function chapterOf(chapter, wanted, open, onNote) {
  const sections = chapter.sections.map((section) => ({
    title: section.title,
    statements: section.statements.filter((each) => !wanted || plain(`${each.number} ${each.text}`).includes(wanted)),
  })).filter((section) => section.statements.length);
  if (!sections.length) return null;
  return h("details", { class: "chapter", open },
    h("summary", {}, h("span", { class: "num" }, chapter.number), h("span", {}, chapter.title)),
    sections.map((section) => [
      section.title && h("h4", {}, section.title),
      h("ol", {}, section.statements.map((each) =>
        h("li", { data: { rule: each.number }, tabindex: -1 }, h("b", { class: "num" }, each.number), " ", marked(each.text, wanted), " ",
          each.source && sourceMark(each.source, each.reading),
          each.notes.map((note) => h("button", { type: "button", class: "note-mark", title: t("history.tell"), "aria-label": t("history.tell"), on: { click: () => onNote(note) } }, icon("hourglass", 14)))))),
    ]));
}

/**
 * A searchable rulebook.
 * @param {string} game
 * @param {{rule?: string, folded?: boolean, onNote?: (note: string) => void}} [how] `rule` to open at;
 *   `folded`: chapters closed at first; `onNote` tells a note of history
 */
export async function rulebook(game, { rule = "", folded = false, onNote = () => {} } = {}) {
  const { chapters } = await getRules(game);
  const count = chapters.reduce((sum, c) => sum + c.sections.reduce((n, section) => n + section.statements.length, 0), 0);
  const list = h("div", { class: "chapters" });
  const input = h("input", { type: "search", placeholder: t("rules.search", { count }), "aria-label": t("rules.search", { count }), on: { input: () => show(plain(input.value.trim())) } });

  /** @param {string} wanted */
  function show(wanted) {
    const found = chapters.map((chapter) => chapterOf(chapter, wanted, Boolean(wanted) || !folded, onNote)).filter(Boolean);
    fill(list, found.length ? found : h("p", { class: "empty" }, t("rules.none")));
  }

  /** @param {string} number */
  function open(number) {
    show("");
    const found = resolve(chapters, number);
    const element = /** @type {HTMLElement|null} */ (found && list.querySelector(`[data-rule="${CSS.escape(found)}"]`));
    if (!element) return;
    element.closest("details")?.setAttribute("open", "");
    element.classList.add("asked");
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
  }

  show("");
  const book = h("div", { class: "rulebook" }, h("div", { class: "find" }, input), list, sourceKey());
  if (rule) requestAnimationFrame(() => open(rule));
  return { element: book, open, input };
}
