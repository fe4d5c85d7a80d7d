/**
 * The sheets of symbols, drawn by the server: one of the house, and one of each game.
 *
 * A symbol is complete and is stamped with `<use>`; a slot is one element that waits for a text or a symbol: it is
 * copied and filled. Both are called GAME.GROUP.NAME. What a game does not have is the house's.
 */

import { getDrawing } from "../api.js";
import { parseDrawing, s } from "../dom.js";

const HOUSE = "house";
const NEUTRAL = "neutral";

/** @type {Map<string, Promise<void>>} */
const laid = new Map();

/**
 * Lay a sheet of symbols under the page, once.
 * @param {string} url
 */
export function laySheet(url) {
  const known = laid.get(url);
  if (known) return known;
  const laying = getDrawing(url).then((text) => {
    const sheet = parseDrawing(text);
    sheet.classList.add("symbols");
    document.body.append(sheet);
  });
  laying.catch(() => laid.delete(url));
  laid.set(url, laying);
  return laying;
}

/** Have the symbols of a game at hand. @param {{look: string}} of a game or its board */
export const layLook = ({ look }) => laySheet(look);

/**
 * A symbol or slot: the game's own, or the house's of this name, or the house's of another group.
 * @param {string} game
 * @param {string} group a side, a kind of card or a kind of die
 * @param {string} name
 * @param {string} [otherwise]
 */
export const find = (game, group, name, otherwise = NEUTRAL) =>
  document.getElementById(`${game}.${group}.${name}`) ?? document.getElementById(`${HOUSE}.${group}.${name}`)
  ?? document.getElementById(`${HOUSE}.${otherwise}.${name}`);

/**
 * A symbol, stamped where it belongs; nothing if nobody has drawn it.
 * @param {string} game
 * @param {string} group
 * @param {string} name
 * @param {string} [look] a class more
 * @param {string} [otherwise]
 */
export function stampPart(game, group, name, look = "", otherwise = NEUTRAL) {
  const part = find(game, group, name, otherwise);
  return part && s("use", { href: `#${part.id}`, class: look || null });
}

/**
 * A slot, copied to be filled.
 * @param {string} game
 * @param {string} group
 * @param {string} name
 * @param {string} [look] a class more
 * @param {string} [otherwise]
 * @returns {SVGElement}
 */
export function copySlot(game, group, name, look = "", otherwise = NEUTRAL) {
  const slot = find(game, group, name, otherwise);
  if (!slot) throw new Error(`the sheets have no slot ${group}.${name}`);
  const copy = /** @type {SVGElement} */ (slot.cloneNode());
  copy.removeAttribute("id");
  if (look) copy.classList.add(look);
  return copy;
}

/**
 * A slot with a symbol in it.
 * @param {string} game
 * @param {string} group
 * @param {string} name
 * @param {string} symbol its id
 * @param {string} [look] a class more
 * @param {string} [otherwise]
 */
export function place(game, group, name, symbol, look = "", otherwise = NEUTRAL) {
  const copy = copySlot(game, group, name, look, otherwise);
  copy.setAttribute("href", `#${symbol}`);
  return copy;
}

/**
 * A slot with words in it.
 * @param {string} game
 * @param {string} group
 * @param {string} name
 * @param {string} text
 * @param {string} [look] a class more
 * @param {string} [otherwise]
 */
export function write(game, group, name, text, look = "", otherwise = NEUTRAL) {
  const copy = copySlot(game, group, name, look, otherwise);
  copy.textContent = text;
  return copy;
}

/**
 * The id of a symbol, the game's own or the house's; empty if neither has it.
 * @param {string} game
 * @param {string} name
 */
export const symbolId = (game, name) =>
  [`sy-${game}-${name}`, `sy-${name}`].find((id) => document.getElementById(id) !== null) ?? "";

/**
 * A symbol of the house drawn round x, y.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
export const stamp = (id, x, y, scale = 1) =>
  s("use", { href: `#${id}`, transform: `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}` });

/** True for a side that the game has dressed. @param {string} game @param {string} side */
export const isDressed = (game, side) => document.getElementById(`${game}.${side}.front`) !== null;

/** The class that gives symbols the colours of a side. @param {string} game @param {string} side */
export const sideClass = (game, side) => `s-${isDressed(game, side) ? `${game}-${side}` : NEUTRAL}`;

/** The colour of a side; somebody the game has not dressed is a neutral. @param {string} game @param {string} side */
export const sideColour = (game, side) => `var(--${game}-${side}, var(--${NEUTRAL}))`;
