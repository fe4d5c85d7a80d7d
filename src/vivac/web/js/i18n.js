/** The words of the interface, in the language of the reader. What the games say comes from the server. */

import en from "../text/en.js";
import es from "../text/es.js";

const TEXTS = { en, es };
const KEY = "vivac.lang";

/**
 * @typedef {"en"|"es"} Lang
 * @typedef {keyof typeof en} Key
 */

/** @type {Lang} */
let current = "en";

/** @returns {Lang} */
export const lang = () => current;

/** Start with the language chosen last, else with that of the browser. */
export function initLanguage() {
  const wanted = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2);
  setLanguage(wanted === "es" ? "es" : "en", false);
}

/**
 * @param {Lang} next
 * @param {boolean} [remember]
 */
export function setLanguage(next, remember = true) {
  current = next;
  document.documentElement.lang = next;
  if (remember) localStorage.setItem(KEY, next);
}

/**
 * The parameters that a sentence speaks of.
 * @template {string} S
 * @typedef {S extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never} Named
 */

/**
 * What has to be said along with a key: nothing, where its sentence speaks of nothing.
 * @template {Key} K
 * @typedef {[Named<(typeof en)[K]>] extends [never] ? [] : [Record<Named<(typeof en)[K]>, string|number>]} Along
 */

/**
 * A sentence of the interface. `{name}` stands for a parameter; with `count`, the key may end in `.one`.
 * @template {Key} K
 * @param {K} key
 * @param {Along<K>} along
 */
export function t(key, ...along) {
  /** @type {Record<string, string|number>} */
  const params = along[0] ?? {};
  /** @type {Record<string, string>} */
  const texts = TEXTS[current];
  const one = params.count === 1 && texts[`${key}.one`];
  const sentence = one || texts[key];
  if (sentence === undefined) throw new Error(`no text ${key}`);
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ""));
}

/**
 * A sentence of the interface if there is one: for names that games may bring along.
 * @param {string} key
 * @param {string} otherwise
 */
export function tOr(key, otherwise) {
  /** @type {Record<string, string>} */
  const texts = TEXTS[current];
  return texts[key] ?? otherwise;
}

/**
 * How long ago, in words.
 * @param {string|number} when
 */
export function ago(when) {
  const seconds = (Date.now() - new Date(when).getTime()) / 1000;
  const say = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (seconds < 60) return t("time.now");
  if (seconds < 3600) return say.format(-Math.round(seconds / 60), "minute");
  if (seconds < 86400) return say.format(-Math.round(seconds / 3600), "hour");
  return say.format(-Math.round(seconds / 86400), "day");
}

/** @param {number} share between 0 and 1 */
export function percent(share) {
  const figure = share > 0 && share < 0.01 ? "<1" : String(Math.round(share * 100));
  return `${figure} %`;
}
