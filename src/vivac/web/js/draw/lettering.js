/** Lines of text in SVG, and how much room they take. */

import { s } from "../dom.js";

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
