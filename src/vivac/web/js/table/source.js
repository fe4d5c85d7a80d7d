/** Where a thing is from: always a word and a sign; the sentence behind it where somebody points or presses. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/** @typedef {import("../types.js").Source} Source */

const SIGNS = { document: "book", example: "pencil", published: "page", ours: "compasses" };

/** @param {string} name @returns {keyof typeof SIGNS} */
const known = (name) => (name in SIGNS ? /** @type {keyof typeof SIGNS} */ (name) : "ours");

/** A badge: whose it is. @param {Source} source */
export function provenance({ source, text }) {
  const name = known(source);
  return h("span", { class: `prov ${name}`, title: text || t(`source.${name}.why`) }, icon(/** @type {any} */ (SIGNS[name]), 14), t(`source.${name}`));
}

/** What the badges mean. */
export const sourceKey = () =>
  h("p", { class: "prov-key" }, Object.keys(SIGNS).map((name) => h("span", {}, provenance({ source: name, text: "" }), " ", t(`source.${name}.why`))));

/**
 * The sign alone; pressed, it tells the sentence behind it below what it belongs to.
 * @param {Source} source
 * @param {string} reading how an ambiguous passage is read, if it is one
 */
export function sourceMark({ source, text }, reading = "") {
  const name = known(source);
  const told = h("span", { class: "whence", hidden: true }, text, reading && h("em", {}, t("source.reading", { reading })));
  const button = h("button", {
    type: "button", class: `prov-mark ${name} ${reading ? "read" : ""}`, title: [text, reading].filter(Boolean).join("\n"),
    "aria-expanded": "false", "aria-label": t("source.of", { source: t(`source.${name}`) }),
    on: {
      click: () => {
        told.hidden = !told.hidden;
        button.setAttribute("aria-expanded", String(!told.hidden));
      },
    },
  }, icon(/** @type {any} */ (SIGNS[name]), 14));
  return [button, told];
}

/**
 * Where a piece or a place is from: what names it most closely, else the whole file.
 * @param {import("../types.js").Whole[]} wholes
 * @param {string[]} kinds files that may hold it
 * @param {string} id
 * @returns {Source|null}
 */
export function originOf(wholes, kinds, id) {
  const whole = wholes.find((each) => kinds.includes(each.kind));
  if (!whole) return null;
  const kind = id.replace(/\.\d+$/, "");
  return whole.apart.find((each) => each.of.includes(id) || each.of.includes(kind))?.source ?? whole.source;
}
