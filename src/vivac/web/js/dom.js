/** Making elements: HTML with `h`, SVG with `s`. Text is always text, never markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node|string|number|null|undefined|false} Leaf
 * @typedef {Leaf|Leaf[]|(Leaf|Leaf[]|Leaf[][])[]} Child what an element may hold: lists in lists are laid flat
 */

/**
 * @param {Element} element
 * @param {Record<string, any>} props `class`, `on` (events by name), `data` (dataset); the rest are attributes
 */
function dress(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || (value === false && !name.startsWith("aria-"))) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "data") {
      Object.assign(/** @type {HTMLElement} */ (element).dataset, value);
    } else {
      element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
    }
  }
}

/**
 * @param {Element} parent
 * @param {Child[]} children
 */
export function add(parent, ...children) {
  for (const child of /** @type {Leaf[]} */ (children.flat(Infinity))) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
  return parent;
}

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  dress(element, props);
  add(element, ...children);
  return element;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function s(tag, props = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  dress(element, props);
  add(element, ...children);
  return element;
}

/**
 * Put these children in place of the old ones.
 * @param {Element} parent
 * @param {...Child} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return add(parent, ...children);
}

/**
 * A drawing of our own server, as an element of this page. Bare marks are laid on a sheet of the given size.
 * @param {string} text
 * @param {{width: number, height: number}} [size]
 * @returns {SVGElement}
 */
export function parseDrawing(text, { width, height } = { width: 0, height: 0 }) {
  const bare = !text.startsWith("<svg");
  const whole = bare ? `<svg xmlns="${SVG}" class="drawn" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${text}</svg>` : text;
  const parsed = new DOMParser().parseFromString(whole, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") throw new Error("not a drawing");
  return /** @type {any} */ (document.importNode(parsed, true));
}

/** True where the person asked for less motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** True on a narrow screen, where the table is laid out for one thumb. */
export const narrow = () => matchMedia("(max-width: 820px)").matches;
