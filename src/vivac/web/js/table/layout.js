/** The rooms of the table page. CSS lays them out: a desk with a side column, or a phone with a sheet and tabs. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/** @typedef {"map"|"hand"|"log"|"tracks"|"rules"} Tab */

/** @type {[Tab, import("../icons.js").Icon][]} tabs and their signs */
const TABS = [["map", "map"], ["hand", "hand"], ["log", "log"], ["tracks", "track"], ["rules", "rules"]];

/**
 * A button that is only a sign; its name is read aloud and shown when pointed at.
 * @param {import("../icons.js").Icon} sign
 * @param {string} name
 * @param {(event: import("../dom.js").Click) => void} onClick
 * @param {string} [look]
 */
export const iconButton = (sign, name, onClick, look = "") =>
  h("button", { type: "button", class: `icb ${look}`, title: name, "aria-label": name, on: { click: onClick } }, icon(sign));

/**
 * @param {HTMLElement} root
 * @param {{onTab: (tab: Tab) => void}} hear
 */
export function layTable(root, { onTab }) {
  const top = h("header", { class: "top" });
  const question = h("section", { class: "q", "aria-label": t("question.region") });
  const stage = h("div", { class: "stage" });
  const over = h("div", { class: "over" });
  const pills = h("div", { class: "strip", "aria-hidden": "true" });
  const main = h("main", { class: "board-room" }, stage, pills, over);
  const tracks = h("section", { class: "tracks", "aria-label": t("tracks.region") });
  const log = h("section", { class: "log", tabindex: 0, "aria-label": t("log.region") });
  const drawer = h("section", { class: "drawer", hidden: true });
  const side = h("aside", { class: "side" }, tracks, log, drawer);
  const hand = h("section", { class: "hand", "aria-label": t("hand.region") });
  const piles = h("section", { class: "piles", "aria-label": t("piles.region") });
  const spoken = h("div", { class: "vh", role: "status", "aria-live": "polite" });
  const tabs = h("nav", { class: "tabs", "aria-label": t("tabs.region") },
    TABS.map(([tab, sign]) => h("button", { type: "button", data: { tab }, on: { click: () => onTab(tab) } },
      icon(sign, 22), h("span", {}, t(`tab.${tab}`)))));
  const app = h("div", { class: "app table-page", data: { tab: "map" } }, top, question, main, hand, piles, side, tabs, spoken);
  root.append(app);
  return { app, top, question, stage, over, pills, tracks, log, drawer, side, hand, piles, tabs, spoken };
}

/** @typedef {ReturnType<typeof layTable>} Rooms */

/**
 * Show one tab of the phone.
 * @param {Rooms} rooms
 * @param {Tab} tab
 */
export function showTab(rooms, tab) {
  rooms.app.dataset.tab = tab;
  for (const button of rooms.tabs.querySelectorAll("button")) {
    button.setAttribute("aria-current", String(button.dataset.tab === tab));
  }
}
