/** One screen for several people: a curtain falls before the next of them looks. */

import { h } from "../dom.js";
import { emblem } from "../draw/counter.js";
import { t } from "../i18n.js";

/**
 * @param {HTMLElement} room
 * @param {string} game
 * @param {string} role
 * @param {string} name
 * @returns {Promise<void>} when the next person has sat down
 */
export function drawCurtain(room, game, role, name) {
  return new Promise((resolve) => {
    const button = h("button", { type: "button", class: "btn primary", on: { click: lift } }, t("curtain.ready", { name }));
    const curtain = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": t("curtain.title", { name }) },
      emblem(game, role, 120), h("h2", {}, t("curtain.title", { name })), h("p", {}, t("curtain.text")), button);
    function lift() {
      curtain.remove();
      resolve();
    }
    room.append(curtain);
    button.focus();
  });
}
