/** Asking the server. Everything it refuses arrives as a `Problem` with a sentence to show. */

import { lang, t } from "./i18n.js";

/**
 * @typedef {import("./wire.d.ts").View} View
 * @typedef {import("./wire.d.ts").Addresses} Addresses
 * @typedef {{path?: Record<string, string|number>, query?: Record<string, string|number|undefined>, body?: object, secret?: string, brief?: boolean}} How
 */

/**
 * Addresses that answer with so much: text, or what JSON holds.
 * @template T
 * @typedef {{[A in keyof Addresses]: Addresses[A]["answer"] extends T ? A : never}[keyof Addresses]} Answering
 */

/**
 * What an address is asked with.
 * @template {keyof Addresses} A
 * @typedef {Omit<Addresses[A], "answer"> & {secret?: string}} Asked
 */

export class Problem extends Error {
  /**
   * @param {number} status 0 when the server could not be reached
   * @param {string} sentence
   * @param {string} [rule]
   */
  constructor(status, sentence, rule = "") {
    super(sentence);
    this.status = status;
    this.rule = rule;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {How} [how]
 * @returns {Promise<Response>}
 */
async function ask(method, path, { query = {}, body, secret, brief } = {}) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", lang());
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  /** @type {Record<string, string>} */
  const headers = {};
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (brief) headers.prefer = "return=minimal";
  let answer;
  try {
    answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Problem(0, t("problem.unreachable"));
  }
  if (answer.ok) return answer;
  /** @type {Partial<import("./wire.d.ts").Problem>} */
  const problem = await answer.json().catch(() => ({}));
  throw new Problem(answer.status, problem.detail ?? problem.title ?? t("problem.unknown"), problem.rule);
}

/** An address with its parts filled in, without its method. @param {keyof Addresses} address @param {How["path"]} [parts] */
const pathOf = (address, parts = {}) =>
  address.replace(/^\S+ /, "").replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parts[name]));

/** @param {keyof Addresses} address @param {How} how */
const askAt = (address, how) => ask(address.split(" ")[0], pathOf(address, how.path), how);

/** @type {<A extends Answering<object>>(address: A, asked: Asked<A>) => Promise<Addresses[A]["answer"]>} */
const json = async (address, asked) => (await askAt(address, asked)).json();
/** @type {<A extends Answering<string>>(address: A, asked: Asked<A>) => Promise<string>} */
const text = async (address, asked) => (await askAt(address, asked)).text();

/**
 * What was asked before and does not change: once per language.
 * @type {Map<string, Promise<unknown>>}
 */
const kept = new Map();

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} asking
 * @returns {Promise<T>}
 */
function once(what, asking) {
  const key = `${lang()} ${what}`;
  const known = /** @type {Promise<T>|undefined} */ (kept.get(key));
  if (known) return known;
  const asked = asking().catch((problem) => {
    kept.delete(key);
    throw problem;
  });
  kept.set(key, asked);
  return asked;
}

/** @type {<A extends Answering<object>>(address: A, asked: Asked<A>) => Promise<Addresses[A]["answer"]>} */
const jsonOnce = (address, asked) => once(`${address} ${JSON.stringify(asked)}`, () => json(address, asked));

export const getGames = () => jsonOnce("GET /api/games", {});
/** @param {string} game */
export const getGame = (game) => jsonOnce("GET /api/games/{game}", { path: { game } });
/** @param {string} game */
export const getRules = (game) => jsonOnce("GET /api/games/{game}/rules", { path: { game } });
/** @param {string} game */
export const getCharts = (game) => jsonOnce("GET /api/games/{game}/charts", { path: { game } });
/** @param {string} game */
export const getHistory = (game) => jsonOnce("GET /api/games/{game}/history", { path: { game } });
/** @param {string} game @param {string} scenario */
export const getBoard = (game, scenario) => jsonOnce("GET /api/games/{game}/board", { path: { game }, query: { scenario } });
/** A drawing of our own server, by the address it gave us. @param {string} url */
export const getDrawing = (url) => once(url, async () => (await ask("GET", url)).text());
export const getLab = () => json("GET /api/lab", {});
/** @param {string} run @param {"report.html"|"results.csv"|"results.jsonl"} name */
export const runUrl = (run, name) => pathOf("GET /api/lab/{run}/{name}", { run, name });
/** @param {string} game */
export const coverUrl = (game) => pathOf("GET /api/games/{game}/cover.svg", { game });

/** @param {import("./wire.d.ts").NewTable} wish */
export const createTable = (wish) => json("POST /api/tables", { body: wish });
/** @param {string[]} secrets */
export const getMine = (secrets) => json("POST /api/tables/mine", { body: { secrets } });
/** @param {string} table @param {import("./wire.d.ts").Claim} body */
export const claim = (table, body) => json("POST /api/tables/{table}/claim", { path: { table }, body });

/** @typedef {{table: string, secret?: string, as?: string}} Chair who asks, and as whom */

/** @param {Chair} chair */
export const getView = ({ table, secret, as }) => json("GET /api/tables/{table}", { path: { table }, secret, query: { as } });

/** @typedef {"answer"|"take-back"|"resign"|"rematch"|"offer-draw"|"new-link"|"reveal"|"commit"|"hint"} Deed */

/**
 * What is said with a deed, and what comes of it.
 * @template {Deed} D
 * @typedef {Addresses[`POST /api/tables/{table}/${D}`]} Done
 */

/**
 * Do something, though somebody who listens on a live connection need not be told the table twice.
 * @param {Chair} chair
 * @param {"answer"|"take-back"|"resign"|"offer-draw"|"reveal"} what
 * @param {object} body
 * @returns {Promise<View|number>} the table as it is now, or only how many entries there are
 */
export async function actBriefly({ table, secret }, what, body) {
  const answer = await ask("POST", pathOf(`POST /api/tables/{table}/${what}`, { table }), { secret, body, brief: true });
  return answer.status === 204 ? Number(answer.headers.get("vivac-entries")) : answer.json();
}

/** @type {<D extends Deed>(chair: Chair, what: D, body: Done<D>["body"]) => Promise<Done<D>["answer"]>} */
export const act = async ({ table, secret }, what, body) => (await ask("POST", pathOf(`POST /api/tables/{table}/${what}`, { table }), { secret, body })).json();

/** @param {Chair} chair */
export const getHint = ({ table, secret, as }) => act({ table, secret, as }, "hint", { role: as ?? null });
/** @param {Chair} chair @param {string} piece */
export const getProfile = ({ table, secret, as }, piece) =>
  json("GET /api/tables/{table}/profile", { path: { table }, secret, query: { piece, as } });
/** @param {Chair} chair @param {string} option */
export const getOdds = ({ table, secret, as }, option) =>
  json("GET /api/tables/{table}/odds", { path: { table }, secret, query: { option, as } });
/** @param {Chair} chair @param {string} target */
export const getWhyNot = ({ table, secret, as }, target) =>
  json("GET /api/tables/{table}/why-not", { path: { table }, secret, query: { target, as } });
/** @param {Chair} chair */
export const getReplay = ({ table, secret, as }) => json("GET /api/tables/{table}/replay", { path: { table }, secret, query: { as } });
/** @param {Chair} chair @param {number} entry */
export const getMoment = ({ table, secret, as }, entry) =>
  json("GET /api/tables/{table}/replay/{entry}", { path: { table, entry }, secret, query: { as } });

/** @param {Chair} chair */
export const getDice = ({ table, secret }) => json("GET /api/tables/{table}/dice", { path: { table }, secret });
/** With the whole log. @param {Chair} chair */
export const getWholeView = ({ table, secret, as }) =>
  json("GET /api/tables/{table}", { path: { table }, secret, query: { as, log: "all" } });
/** @param {Chair} chair */
export const getJournal = ({ table, secret }) => text("GET /api/tables/{table}/journal", { path: { table }, secret });

/**
 * Save a file of this table on the reader's disk.
 * @param {Chair} chair
 * @param {"journal"|"log"|"picture.svg"} what
 * @param {string} name
 * @param {number} [entry] a picture of this moment
 */
export async function download({ table, secret, as }, what, name, entry) {
  const n = what === "picture.svg" ? entry : undefined;
  const blob = await (await askAt(`GET /api/tables/{table}/${what}`, { path: { table }, secret, query: { as, n } })).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
