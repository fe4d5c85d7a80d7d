/** Stamping symbols of the sheet, and lines of text, in SVG. */

import { s } from "../dom.js";

/** True if the sheet of symbols has this one. @param {string} name */
export const hasSymbol = (name) => document.getElementById(`sy-${name}`) !== null;

/**
 * A symbol drawn round x, y, coloured by the class `look`.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {string} [look]
 */
export const stamp = (name, x, y, scale = 1, look = "") =>
  s("use", { href: `#sy-${name}`, class: look || null, transform: `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}` });

/**
 * A line of text.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} look
 */
export const words = (text, x, y, size, look) => s("text", { x, y, "font-size": size, class: look }, text);

const canvas = document.createElement("canvas").getContext("2d");

/**
 * How wide a text is, in the units of its size.
 * @param {string} text
 * @param {number} size
 * @param {string} look of its letters, as CSS has it before the size: "small-caps bold"
 */
export function textWidth(text, size, look = "") {
  if (!canvas) return text.length * size * 0.51;
  canvas.font = `${look} ${size}px Liberation Serif, Palatino, serif`;
  return canvas.measureText(text).width;
}

/**
 * A text broken into lines of at most `room`.
 * @param {string} text
 * @param {number} size
 * @param {number} room
 */
export function wrap(text, size, room) {
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}
