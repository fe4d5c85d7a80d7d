/** The seats this browser sits in: their secrets, kept here and sent only to our own server. */

const KEY = "vivac.seats";

/**
 * @typedef {{secrets: Record<string, string>, invites: Record<string, string>, passed: boolean,
 *   watch?: string, opener?: string, once?: Record<string, string>, roots?: Record<string, string>}} Sitting
 *   `secrets` by role; `invites` are links for others; `passed`: one screen goes round; `watch`: what a link for
 *   watching carries; `opener`: the secret of whoever opened the table; `once`: a word to ask again by, by invitation;
 *   `roots`: of the chains this browser throws dice with, by their tips
 */

/** @returns {Record<string, Sitting>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Record<string, Sitting>} sittings */
const save = (sittings) => localStorage.setItem(KEY, JSON.stringify(sittings));

/**
 * @param {string} table
 * @returns {Sitting}
 */
export const sittingAt = (table) => all()[table] ?? { secrets: {}, invites: {}, passed: false };

/**
 * @param {string} table
 * @param {Partial<Sitting>} news
 */
export function sitDown(table, news) {
  const sittings = all();
  sittings[table] = { ...sittingAt(table), ...news };
  save(sittings);
}

/** @param {string} table */
export function leave(table) {
  const sittings = all();
  delete sittings[table];
  save(sittings);
}

/** With what a table is looked at: the secret of a seat, or of whoever opened it, or the leave to watch. @param {string} table */
export function secretFor(table) {
  const { secrets: held, opener, watch } = sittingAt(table);
  return Object.values(held)[0] ?? opener ?? watch;
}

/**
 * A word of this browser, the same however often the same invitation is opened.
 * @param {string} table
 * @param {string} invitation
 */
export function onceFor(table, invitation) {
  const { once = {} } = sittingAt(table);
  if (!once[invitation]) sitDown(table, { once: { ...once, [invitation]: randomHex(16) } });
  return sittingAt(table).once?.[invitation] ?? "";
}

/** @param {number} bytes */
export const randomHex = (bytes) => [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Every secret of this browser. @returns {string[]} */
export const secrets = () => [...new Set(Object.values(all()).flatMap((each) => Object.values(each.secrets)))];
