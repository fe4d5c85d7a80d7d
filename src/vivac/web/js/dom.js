/** Making elements: HTML with `h`, SVG with `s`. Text is always text, never markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node|string|number|null|undefined|false} Leaf
 * @typedef {Leaf|Leaf[]|(Leaf|Leaf[]|Leaf[][])[]} Child what an element may hold: lists in lists are laid flat
 * @typedef {string|number|boolean|null|undefined} Attribute
 * @typedef {Record<string, string|number>} Data
 */

/**
 * Listeners by the names of their events.
 * @template {Element} E
 * @typedef {{[name in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[name] & {currentTarget: E}) => void}} Listeners
 */

/** @typedef {MouseEvent & {currentTarget: HTMLButtonElement}} Click */

/**
 * What an element is made with: `on` are its listeners, `data` its dataset; the rest are attributes.
 * @template {Element} E
 * @typedef {{on?: Listeners<E>, data?: Data, [attribute: string]: Attribute|Listeners<E>|Data}} Props
 */

/**
 * @template {HTMLElement|SVGElement} E
 * @param {E} element
 * @param {Props<E>} props
 */
function dress(element, { on = {}, data = {}, ...attributes }) {
  for (const [event, listener] of Object.entries(on)) element.addEventListener(event, /** @type {EventListener} */ (listener));
  Object.assign(element.dataset, data);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || (value === false && !name.startsWith("aria-"))) continue;
    element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
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
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Props<HTMLElementTagNameMap[T]>} [props]
 * @param {...Child} children
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  dress(element, props);
  add(element, ...children);
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Props<SVGElementTagNameMap[T]>} [props]
 * @param {...Child} children
 */
export function s(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
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
 * @returns {SVGSVGElement}
 */
export function parseDrawing(text, { width, height } = { width: 0, height: 0 }) {
  const bare = !text.startsWith("<svg");
  const whole = bare ? `<svg xmlns="${SVG}" class="drawn" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${text}</svg>` : text;
  const parsed = new DOMParser().parseFromString(whole, "image/svg+xml").documentElement;
  const drawn = document.importNode(parsed, true);
  if (!(drawn instanceof SVGSVGElement)) throw new Error("not a drawing");
  return drawn;
}

/** True where the person asked for less motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** True on a narrow screen, where the table is laid out for one thumb. */
export const narrow = () => matchMedia("(max-width: 820px)").matches;
