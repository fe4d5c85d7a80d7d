/** The side column over the log: rules and charts, never as dialogs. */

import { fill, h, narrow } from "../dom.js";
import { t } from "../i18n.js";
import { chartList } from "./charts.js";
import { iconButton } from "./layout.js";
import { rulebook } from "./rules.js";

/**
 * @param {HTMLElement} room
 * @param {string} game
 * @param {{onOpen: (what: string) => void, onClose: () => void}} hear
 */
export function createDrawer(room, game, hear) {
  /** @type {"rules"|"charts"|null} */
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

  /** @param {"rules"|"charts"} what @param {HTMLElement} content */
  function show(what, content) {
    open = what;
    room.hidden = false;
    room.setAttribute("aria-label", t(`drawer.${what}`));
    fill(room, h("header", { class: "drawer-head" }, h("h2", {}, t(`drawer.${what}`)),
      h("div", { class: "seg" }, ["rules", "charts"].map((each) =>
        h("button", { type: "button", "aria-pressed": each === what, class: each === what ? "on" : "", on: { click: () => void (each === "rules" ? rules() : charts()) } }, t(`drawer.${each}`)))),
      iconButton("close", t("close"), close, "drawer-close")), content);
    hear.onOpen(what);
  }

  /** @param {string} [rule] */
  async function rules(rule) {
    book ??= await rulebook(game);
    show("rules", book.element);
    if (rule) book.open(rule);
    else if (!narrow()) book.input.focus({ preventScroll: true });
  }

  async function charts() {
    show("charts", await chartList(game, rules));
    /** @type {HTMLElement|null} */ (room.querySelector("summary"))?.focus({ preventScroll: true });
  }

  return {
    close, rules, charts,
    /** @param {"rules"|"charts"} what */
    toggle: (what) => (open === what ? close() : void (what === "rules" ? rules() : charts())),
    isOpen: () => open !== null,
    /** The language has changed: everything is read again. */
    forget() {
      book = null;
      if (open) void (open === "rules" ? rules() : charts());
    },
  };
}
