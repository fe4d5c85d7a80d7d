/** Where a thing is from: always a word and a sign; the sentence behind it where somebody points or presses. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/** @typedef {import("../wire.d.ts").SourceView} Source */

/** @type {Record<Source["source"], import("../icons.js").Icon>} */
const SIGNS = { document: "book", example: "pencil", published: "page", ours: "compasses" };

/** A badge: whose it is. @param {Source} source */
export const provenance = ({ source, text }) =>
  h("span", { class: `prov ${source}`, title: text || t(`source.${source}.why`) }, icon(SIGNS[source], 14), t(`source.${source}`));

/** What the badges mean. */
export const sourceKey = () =>
  h("p", { class: "prov-key" }, /** @type {Source["source"][]} */ (Object.keys(SIGNS)).map((source) =>
    h("span", {}, provenance({ source, text: "" }), " ", t(`source.${source}.why`))));

/**
 * The sign alone; pressed, it tells the sentence behind it below what it belongs to.
 * @param {Source} source
 * @param {string} reading how an ambiguous passage is read, if it is one
 */
export function sourceMark({ source, text }, reading = "") {
  const told = h("span", { class: "whence", hidden: true }, text, reading && h("em", {}, t("source.reading", { reading })));
  const button = h("button", {
    type: "button", class: `prov-mark ${source} ${reading ? "read" : ""}`, title: [text, reading].filter(Boolean).join("\n"),
    "aria-expanded": "false", "aria-label": t("source.of", { source: t(`source.${source}`) }),
    on: {
      click: () => {
        told.hidden = !told.hidden;
        button.setAttribute("aria-expanded", String(!told.hidden));
      },
    },
  }, icon(SIGNS[source], 14));
  return [button, told];
}

/**
 * Where a piece or a place is from: what names it most closely, else the whole file.
 * @param {import("../wire.d.ts").WholeView[]} wholes
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
