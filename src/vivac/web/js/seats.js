/** The seats this browser sits in: their secrets, kept here and sent only to our own server. */

const KEY = "vivac.seats";

/**
 * @typedef {{secrets: Record<string, string>, invites: Record<string, string>, passed: boolean}} Sitting
 *   `secrets` by role; `invites` are links for others; `passed`: one screen goes round
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

/** Every secret of this browser. @returns {string[]} */
export const secrets = () => [...new Set(Object.values(all()).flatMap((each) => Object.values(each.secrets)))];
