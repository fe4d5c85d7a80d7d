/** Panels that open at a target: menus, hover cards, refusals. They never leave the room they belong to. */

import { h } from "../dom.js";

/** @typedef {{x: number, y: number, r: number}} Anchor a point of the room and how far round it must stay free */

/**
 * Put a panel beside its target: below or above, whichever has room, with a notch pointing at it.
 * @param {HTMLElement} panel already in its room
 * @param {Anchor} anchor
 */
export function placePanel(panel, anchor) {
  const room = /** @type {HTMLElement} */ (panel.offsetParent);
  const [width, height] = [panel.offsetWidth, panel.offsetHeight];
  const gap = anchor.r + 12;
  const below = anchor.y + gap + height <= room.clientHeight - 6;
  const above = anchor.y - gap - height >= 6;
  const left = Math.max(6, Math.min(room.clientWidth - width - 6, anchor.x - width / 2));
  const top = below || !above ? Math.min(anchor.y + gap, room.clientHeight - height - 6) : anchor.y - gap - height;
  panel.style.left = `${Math.round(left)}px`;
  panel.style.top = `${Math.round(Math.max(6, top))}px`;
  panel.classList.toggle("notch-above", below);
  panel.classList.toggle("notch-below", !below && above);
  panel.style.setProperty("--notch", `${Math.round(Math.max(16, Math.min(width - 16, anchor.x - left)))}px`);
}

/**
 * Where an element stands in a room.
 * @param {Element} element
 * @param {HTMLElement} room
 * @returns {Anchor}
 */
export function anchorOf(element, room) {
  const [box, frame] = [element.getBoundingClientRect(), room.getBoundingClientRect()];
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top, r: box.height / 2 };
}

/**
 * A panel in a room.
 * @param {HTMLElement} room
 * @param {string} look
 * @param {Anchor} anchor
 * @param {import("../dom.js").Child[]} content
 * @param {import("../dom.js").Props<HTMLDivElement>} [props]
 */
export function openPanel(room, look, anchor, content, props = {}) {
  const panel = h("div", { class: `panel ${look}`, data: { over: "" }, ...props }, ...content);
  room.append(panel);
  placePanel(panel, anchor);
  return panel;
}
