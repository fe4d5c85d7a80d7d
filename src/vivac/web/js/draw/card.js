/** Cards, five by seven: a frame of the sheet for their kind, and on it what their words and their symbol tell. */

import { s } from "../dom.js";
import { textWidth, wrap } from "./lettering.js";
import { copySlot, find, place, stampPart, symbolId, write } from "./sheet.js";

/** @typedef {import("../wire.d.ts").CardView} Card */

const WIDTH = 172;
const HEIGHT = WIDTH * 1.4;
const SPARE = 1.06; // a reader's letters may be a little broader than ours
const ACTION = "card-act"; // what a card of a kind nobody knows looks like
const NOBODY = "courier"; // the picture of a card that names none: a dispatch

/**
 * The title on its banner, smaller where it is long.
 * @param {SVGElement} slot
 * @param {string} text
 */
function heading(slot, text) {
  const wanted = Number(slot.getAttribute("font-size"));
  const needed = textWidth(text, wanted, "small-caps bold") * SPARE;
  const size = Math.min(wanted, (wanted * Number(slot.dataset.room)) / needed);
  slot.setAttribute("y", String(Number(slot.getAttribute("y")) - (wanted - size) * Number(slot.dataset.rise)));
  slot.setAttribute("font-size", String(size));
  slot.textContent = text;
  return slot;
}

/**
 * Running text, centred in what room there is, as large as it fits.
 * @param {SVGElement} slot one line
 * @param {string} text
 */
function body(slot, text) {
  const [top, height, breadth, leading] = ["top", "height", "breadth", "leading"].map((name) => Number(slot.dataset[name]));
  let size = 0;
  /** @type {string[]} */
  let lines = [];
  for (const tried of (slot.dataset.sizes ?? "").split(" ").map(Number)) {
    size = tried;
    lines = wrap(text, size, breadth);
    if (lines.length * size * leading <= height) break;
  }
  const start = top + (height - lines.length * size * leading) / 2 + size;
  const x = slot.getAttribute("x");
  const look = slot.getAttribute("class");
  return lines.map((line, i) => s("text", { x, y: start + i * size * leading, "font-size": size, class: look }, line));
}

/** @param {number} width @param {import("../dom.js").Child} content */
const frame = (width, content) =>
  s("svg", { class: "card-svg drawn", viewBox: `-7 -7 ${WIDTH + 14} ${HEIGHT + 15}`, width, "aria-hidden": "true" }, content);

/**
 * A card as a picture. Where there is more to read its frame has less of a picture.
 * @param {string} game
 * @param {Card} card
 * @param {number} width
 */
export function cardSvg(game, card, width) {
  const kind = `card-${card.kind}`;
  let nth = 0;
  let told = copySlot(game, kind, "body-0", "", ACTION);
  const lines = wrap(card.text, Number(told.dataset.sample), Number(told.dataset.breadth)).length;
  while (lines > Number(told.dataset.lines) && find(game, kind, `body-${nth + 1}`, ACTION)) {
    nth += 1;
    told = copySlot(game, kind, `body-${nth}`, "", ACTION);
  }
  return frame(width, [
    copySlot(game, kind, "lamp", "card-lamp", ACTION),
    stampPart(game, kind, `frame-${nth}`, "", ACTION),
    heading(copySlot(game, kind, "title", "", ACTION), card.name),
    place(game, kind, `picture-${nth}`, symbolId(game, card.symbol) || symbolId(game, NOBODY), "", ACTION),
    body(told, card.text),
    card.rule && [stampPart(game, "card", "foot"), write(game, "card", "rule", card.rule)],
  ]);
}

/**
 * The back of a card of a side: its emblem on a lattice.
 * @param {string} game
 * @param {string} side
 * @param {number} width
 */
export const cardBack = (game, side, width) => frame(width, [stampPart(game, side, "card")]);
