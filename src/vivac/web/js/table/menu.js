/** A menu at a target with several options: arrows move, Enter takes, Escape closes. */

import { fill, h } from "../dom.js";
import { openPanel, placePanel } from "./popup.js";

/**
 * @typedef {{label: string, note?: HTMLElement|null, danger?: boolean, onTake: () => void, id?: string,
 *   more?: () => Promise<HTMLElement|null>}} Item `more`: what else there is to know before it is taken
 */

/**
 * @param {HTMLElement} room
 * @param {import("./popup.js").Anchor} anchor
 * @param {string} title
 * @param {Item[]} items
 * @param {() => void} onClose
 */
export function openMenu(room, anchor, title, items, onClose) {
  const before = /** @type {HTMLElement|null} */ (document.activeElement);

  function close() {
    panel.remove();
    document.removeEventListener("pointerdown", outside, true);
    if (before?.isConnected) before.focus({ preventScroll: true });
    onClose();
  }

  /** @param {Event} event */
  function outside(event) {
    if (!panel.contains(/** @type {Node} */ (event.target))) close();
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step) buttons[(at + step + buttons.length) % buttons.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else if (/^[1-9]$/.test(event.key) && buttons[Number(event.key) - 1]) buttons[Number(event.key) - 1].click();
    else if (event.key !== "Enter" && event.key !== " ") return;
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }

  /** What is known of the item somebody rests on, below all of them. @param {Item} item */
  async function tell(item) {
    const mine = ++asked;
    const card = (await item.more?.()) ?? null;
    if (mine !== asked || !panel.isConnected) return;
    fill(below, card);
    placePanel(panel, anchor);
  }

  let asked = 0;
  const below = h("div", { class: "menu-more" });
  const buttons = items.map((item) => h("button", {
    type: "button", role: "menuitem", class: item.danger ? "danger" : "", data: item.id ? { choice: item.id } : {},
    on: {
      click: () => {
        close();
        item.onTake();
      },
      pointerenter: () => void tell(item),
      focus: () => void tell(item),
    },
  }, h("span", {}, item.label), item.note ?? null));
  const panel = openPanel(room, "menu", anchor, [title && h("header", {}, title), h("div", { role: "menu", "aria-label": title }, buttons), below], { on: { keydown: keys } });
  document.addEventListener("pointerdown", outside, true);
  buttons[0]?.focus({ preventScroll: true });
  return { close, panel };
}
