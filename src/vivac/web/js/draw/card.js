/** Cards, five by seven, as `drawing/cards.py` draws them: actions are held and played, events happen to all. */

import { s } from "../dom.js";
import { livery, sideClass } from "./liveries.js";
import { hasSymbol, stamp, textWidth, words, wrap } from "./stamp.js";

/** @typedef {import("../wire.d.ts").CardView} Card */

const WIDTH = 172;
const HEIGHT = WIDTH * 1.4;
const BANNER = WIDTH * 0.155;
const FOOT = WIDTH * 0.125;
const LEADING = 1.24;
const TEXT_SIZES = [0.076, 0.07, 0.064, 0.058, 0.052, 0.046];
const KINDS = ["keep", "act", "fight", "event"];

/** @param {number} by */
const inset = (by) => ({ x: by, y: by, width: WIDTH - 2 * by, height: HEIGHT - 2 * by });

/** An outline with the corners cut off. @param {number} by */
function clipped(by) {
  const k = WIDTH * 0.07;
  const right = WIDTH - by;
  const bottom = HEIGHT - by;
  return `M${by + k} ${by}H${right - k}L${right} ${by + k}V${bottom - k}L${right - k} ${bottom}H${by + k}L${by} ${bottom - k}V${by + k}Z`;
}

/** Less picture where there is more to read. @param {string} text */
function pictureHeight(text) {
  const lines = wrap(text, WIDTH * 0.07, WIDTH - 22).length;
  return WIDTH * (lines <= 4 ? 0.56 : lines <= 6 ? 0.46 : 0.36);
}

/**
 * @param {string} title
 * @param {number} middle
 * @param {number} room
 */
function heading(title, middle, room) {
  const wanted = WIDTH * 0.1;
  const size = Math.min(wanted, (wanted * room) / (textWidth(title, wanted, "small-caps bold") * 1.06));
  return words(title, WIDTH / 2, middle + size * 0.32, size, "d-m d-b d-sc d-ivory");
}

/**
 * Running text, centred in what room there is, as large as it fits.
 * @param {string} text
 * @param {number} top
 */
function body(text, top) {
  const room = HEIGHT - FOOT - WIDTH * 0.015 - top;
  let size = 0;
  /** @type {string[]} */
  let lines = [];
  for (const share of TEXT_SIZES) {
    size = WIDTH * share;
    lines = wrap(text, size, WIDTH - 22);
    if (lines.length * size * LEADING <= room) break;
  }
  const start = top + (room - lines.length * size * LEADING) / 2 + size;
  return lines.map((line, i) => words(line, WIDTH / 2, start + i * size * LEADING, size, "d-m"));
}

/** @param {string} rule */
function foot(rule) {
  if (!rule) return [];
  const level = HEIGHT - FOOT;
  return [
    s("path", { d: `M14 ${level}H${WIDTH - 14}`, stroke: "var(--rule)", "stroke-width": 0.8 }),
    words(rule, WIDTH - 14, HEIGHT - WIDTH * 0.055, WIDTH * 0.068, "d-e d-ink2"),
  ];
}

/**
 * Thirty-two rays behind a picture.
 * @param {number} y
 * @param {number} high
 */
function glory(y, high) {
  let d = "";
  for (let i = 0; i < 32; i++) {
    const [c, n] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)];
    const far = high * (i % 2 ? 0.52 : 0.61);
    d += `M${WIDTH / 2 + c * high * 0.43} ${y + n * high * 0.37}L${WIDTH / 2 + c * far} ${y + n * far * 0.74}`;
  }
  return s("path", { class: "d-line", d, stroke: "var(--rule)", "stroke-width": 0.8 });
}

/** @param {Card} card */
function action(card) {
  const kind = KINDS.includes(card.kind) ? card.kind : "act";
  const high = pictureHeight(card.text);
  const top = 5 + BANNER;
  const right = WIDTH - 5;
  return [
    s("rect", { ...inset(0), rx: 9, transform: "translate(3 4)", fill: "var(--shadow)" }),
    s("rect", { ...inset(-4), rx: 12, class: "d-lamp card-lamp" }),
    s("rect", { ...inset(0), rx: 9, class: "d-card" }),
    s("rect", { x: 5, y: top, width: WIDTH - 10, height: high, fill: "var(--sheet-2)" }),
    s("path", { d: `M5 ${top + high}H${right}`, stroke: "var(--rule)" }),
    glory(top + high / 2, high),
    s("rect", { ...inset(5), rx: 5.5, class: "d-card-key" }),
    s("path", { d: `M5 ${top}V10.5Q5 5 10.5 5H${WIDTH - 10.5}Q${right} 5 ${right} 10.5V${top}Z`, fill: `var(--kind-${kind})` }),
    heading(card.name, 5 + BANNER / 2, WIDTH - 24),
    picture(card.symbol, top + high / 2, (high / 48) * 0.74),
    body(card.text, top + high),
    foot(card.rule),
  ];
}

/** @param {Card} card */
function event(card) {
  const high = pictureHeight(card.text);
  const ribbon = WIDTH * 0.09;
  const y = ribbon + BANNER + 6 + high / 2;
  const half = BANNER / 2;
  return [
    s("path", { d: clipped(0), transform: "translate(3 4)", fill: "var(--shadow)" }),
    s("path", { d: clipped(-4), class: "d-lamp card-lamp" }),
    s("path", { d: clipped(0), class: "d-card" }),
    s("path", { d: clipped(5), class: "d-card-key" }),
    s("ellipse", { class: "d-line", cx: WIDTH / 2, cy: y, rx: WIDTH * 0.37, ry: high / 2, stroke: "var(--kind-event)", "stroke-width": 1.8 }),
    picture(card.symbol, y, (high / 48) * 0.6),
    s("path", { d: `M-5 ${ribbon}H${WIDTH + 5}l-9 ${half}l9 ${half}H-5l9-${half}Z`, fill: "var(--kind-event)", stroke: "var(--ink)", "stroke-width": 1.4 }),
    heading(card.name, ribbon + half, WIDTH - 22),
    body(card.text, y + high / 2 + 4),
    foot(card.rule),
  ];
}

/**
 * @param {string} symbol
 * @param {number} y
 * @param {number} scale
 */
const picture = (symbol, y, scale) => stamp(hasSymbol(symbol) ? symbol : "courier", WIDTH / 2, y, scale, "s-card");

/** @param {number} width @param {import("../dom.js").Child} content */
const frame = (width, content) =>
  s("svg", { class: "card-svg drawn", viewBox: `-7 -7 ${WIDTH + 14} ${HEIGHT + 15}`, width, "aria-hidden": "true" }, content);

/**
 * A card as a picture.
 * @param {Card} card
 * @param {number} width
 */
export const cardSvg = (card, width) => frame(width, card.kind === "event" ? event(card) : action(card));

/**
 * The back of a card of a side: its emblem on a lattice.
 * @param {string} side
 * @param {number} width
 */
export function cardBack(side, width) {
  const { field, emblem } = livery(side);
  let lattice = "";
  for (let at = 14; at < WIDTH + HEIGHT; at += 14) {
    const a = [Math.min(at, WIDTH - 8), Math.max(8, at - (WIDTH - 8))];
    const b = [Math.max(8, at - (HEIGHT - 8)), Math.min(at, HEIGHT - 8)];
    lattice += `M${a}L${b}M${WIDTH - a[0]},${a[1]}L${WIDTH - b[0]},${b[1]}`;
  }
  return frame(width, [
    s("rect", { ...inset(0), rx: 9, transform: "translate(3 4)", fill: "var(--shadow)" }),
    s("rect", { ...inset(0), rx: 9, fill: `var(--${field})`, stroke: "var(--ink)", "stroke-width": 1.6 }),
    s("path", { class: "d-line", d: lattice, stroke: "var(--ivory)", "stroke-opacity": 0.26 }),
    s("rect", { ...inset(6), rx: 5, fill: "none", stroke: "var(--ivory)", "stroke-opacity": 0.7, "stroke-width": 1.2 }),
    s("circle", { cx: WIDTH / 2, cy: HEIGHT * 0.46, r: WIDTH * 0.27, fill: `var(--${field})`, stroke: "var(--ivory)", "stroke-width": 1.4 }),
    stamp(emblem, WIDTH / 2, HEIGHT * 0.46, (WIDTH / 48) * 0.36, sideClass(side)),
  ]);
}
