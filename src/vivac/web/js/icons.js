/** The small signs of the interface, on a box of 22. */

import { s } from "./dom.js";
import { stampPart, symbolId } from "./draw/sheet.js";

const ICONS = {
  undo: "M7 5L3 9L7 13M3 9H12A5 5 0 0 1 12 19H8",
  rules: "M4 3H14L18 7V19H4ZM14 3V7H18M7 11H15M7 15H15",
  chart: "M3 19H19M5 19V11H8V19M10 19V5H13V19M15 19V9H18V19",
  log: "M4 5H18M4 9H18M4 13H14M4 17H11",
  fit: "M3 8V3H8M14 3H19V8M19 14V19H14M8 19H3V14",
  theme: "M16 13A7 7 0 1 1 9 4A6 6 0 0 0 16 13Z",
  hint: "M8 15C8 12 5 11 5 8A6 6 0 0 1 17 8C17 11 14 12 14 15ZM8.6 17.6H13.4M9.6 20H12.4",
  help: "M8 8A3 3 0 1 1 11 11V13M11 16.4V16.6M11 2A9 9 0 1 1 10.9 2",
  plus: "M11 5V17M5 11H17",
  minus: "M5 11H17",
  fold: "M5 8L11 14L17 8",
  menu: "M4 6H18M4 11H18M4 16H18",
  hand: "M4 6L11 4L14 17L7 19ZM14 5L18 6L15 17",
  track: "M3 8H19V14H3ZM8 8V14M13 8V14",
  map: "M3 5L8 3L14 5L19 3V17L14 19L8 17L3 19ZM8 3V17M14 5V19",
  close: "M5 5L17 17M17 5L5 17",
  back: "M13 4L6 11L13 18",
  first: "M17 4L8 11L17 18ZM5 4V18",
  previous: "M15 4L6 11L15 18Z",
  play: "M6 3L18 11L6 19Z",
  pause: "M7 4V18M15 4V18",
  next: "M7 4L16 11L7 18Z",
  last: "M5 4L14 11L5 18ZM17 4V18",
  link: "M9 12C7 14 5 15 4 13C2 11 4 9 5 8L8 6M13 10C15 8 17 7 18 9C20 11 18 13 17 14L14 16M8 13L14 9",
  down: "M11 3V14M6 10L11 15L16 10M4 19H18",
  again: "M17 6A8 8 0 1 0 19 12M17 2V7H12",
  tick: "M4 12L9 17L18 5",
  person: "M11 4A3.6 3.6 0 1 0 11.1 4ZM4 19C4 13 7 11.4 11 11.4C15 11.4 18 13 18 19",
  bot: "M5 7H17V16H5ZM11 7V3M8.4 11V12.4M13.6 11V12.4M2.6 10V14M19.4 10V14M8 19H14",
  pair: "M7 5A2.7 2.7 0 1 0 7.1 5ZM15 5A2.7 2.7 0 1 0 15.1 5ZM2 18C2 13 4 11.6 7 11.6C10 11.6 11 13 11 18C11 13 12 11.6 15 11.6C18 11.6 20 13 20 18",
  hourglass: "M5 3H17M5 19H17M6.6 3C6.6 9 11 9 11 11C11 13 6.6 13 6.6 19M15.4 3C15.4 9 11 9 11 11C11 13 15.4 13 15.4 19",
  flag: "M5 20V3L17 7L5 11",
  book: "M3 5C7 3.6 9.6 4.6 11 6C12.4 4.6 15 3.6 19 5V17C15 15.6 12.4 16.6 11 18C9.6 16.6 7 15.6 3 17ZM11 6V18",
  pencil: "M3 19L4.6 13.4L15 3L19 7L8.6 17.4ZM12.6 5.4L16.6 9.4",
  page: "M4 19V3H18V19ZM7 7.4H15M7 11H15M7 14.6H12",
  compasses: "M11 2.4V7M11 7L4 20M11 7L18 20M6.8 14.6C9.6 16.4 12.4 16.4 15.2 14.6",
};
const FILLED = new Set(["first", "previous", "play", "next", "last"]);

/** @typedef {keyof typeof ICONS} Icon */

/**
 * @param {Icon} name
 * @param {number} [size]
 */
export const icon = (name, size = 20) =>
  s("svg", { class: "ic", viewBox: "0 0 22 22", width: size, height: size, "aria-hidden": "true" },
    s("path", { d: ICONS[name], class: FILLED.has(name) ? "ic-filled" : null }));

/**
 * The sign of a ground, or the mark of the house for ground nobody has drawn.
 * @param {string} ground
 * @param {number} [size]
 */
export const groundIcon = (ground, size = 20) =>
  s("svg", { class: "ground-ic", viewBox: "-26 -26 52 52", width: size, height: size, "aria-hidden": "true" },
    s("use", { href: `#${symbolId("", `g_${ground}`) || symbolId("", "vivac")}` }));

/** The mark of the house: a tent and its fire. @param {number} size */
export const houseMark = (size) => groundIcon("vivac", size);

/** The name of the house in its wood type. @param {number} height */
export const wordmark = (height) =>
  s("svg", { class: "wordmark", viewBox: "-1 -1 192 62", height, role: "img", "aria-label": "Vivac" },
    stampPart("", "word", "mark"));
