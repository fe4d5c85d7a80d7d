/** An address where nothing is. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { houseMark } from "../icons.js";

/** @param {string} [sentence] what the server said @param {boolean} [closed] there is something, but not for us */
export const nowhere = (sentence, closed = false) =>
  h("main", { class: "nowhere" }, houseMark(72), h("h1", {}, t(closed ? "nowhere.closed" : "nowhere.title")),
    h("p", {}, sentence ?? t("nowhere.text")), h("a", { class: "btn", href: "/" }, t("nowhere.home")));

/** @type {import("../router.js").Page} */
export function mount(root) {
  root.append(nowhere());
  return () => {};
}
