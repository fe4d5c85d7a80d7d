/** The side column over the log: rules, charts and history, never as dialogs. */

import { fill, h, narrow } from "../dom.js";
import { t } from "../i18n.js";
import { chartList } from "./charts.js";
import { historyBook } from "./history.js";
import { iconButton } from "./layout.js";
import { rulebook } from "./rules.js";

/** @typedef {"rules"|"charts"|"history"} What */

/**
 * @param {HTMLElement} room
 * @param {string} game
 * @param {{onOpen: (what: string) => void, onClose: () => void}} hear
 */
export function createDrawer(room, game, hear) {
  /** @type {What|null} */
  let open = null;
  /** @type {Awaited<ReturnType<typeof rulebook>>|null} */
  let book = null;

  function close() {
    open = null;
    const focused = /** @type {HTMLElement|null} */ (document.activeElement);
    if (room.contains(focused)) focused?.blur();
    room.hidden = true;
    hear.onClose();
  }

  /** @param {What} what @param {HTMLElement} content */
  function show(what, content) {
    open = what;
    room.hidden = false;
    room.setAttribute("aria-label", t(`drawer.${what}`));
    fill(room, h("header", { class: "drawer-head" }, h("h2", {}, t(`drawer.${what}`)),
      h("div", { class: "seg" }, /** @type {What[]} */ (["rules", "charts", "history"]).map((each) =>
        h("button", { type: "button", "aria-pressed": each === what, class: each === what ? "on" : "", on: { click: () => void turnTo(each) } }, t(`drawer.${each}`)))),
      iconButton("close", t("close"), close, "drawer-close")), content);
    hear.onOpen(what);
  }

  /** @param {string} [rule] */
  async function rules(rule) {
    book ??= await rulebook(game, { onNote: (note) => void history(note) });
    show("rules", book.element);
    if (rule) book.open(rule);
    else if (!narrow()) book.input.focus({ preventScroll: true });
  }

  async function charts() {
    show("charts", await chartList(game, rules));
    /** @type {HTMLElement|null} */ (room.querySelector("summary"))?.focus({ preventScroll: true });
  }

  /** @param {string} [note] */
  async function history(note) {
    const notes = await historyBook(game, rules);
    show("history", notes.element);
    if (note) notes.open(note);
  }

  /** @param {What} what */
  const turnTo = (what) => ({ rules, charts, history })[what]();

  return {
    close, rules, charts, history,
    /** @param {What} what */
    toggle: (what) => (open === what ? close() : void turnTo(what)),
    isOpen: () => open !== null,
    /** The language has changed: everything is read again. */
    forget() {
      book = null;
      if (open) void turnTo(open);
    },
  };
}
