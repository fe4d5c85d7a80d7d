/** Asking the server. Everything it refuses arrives as a `Problem` with a sentence to show. */

import { lang, t } from "./i18n.js";

/** @typedef {import("./types.js").View} View */

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
 * @param {string} path
 * @param {{method?: string, body?: any, secret?: string, query?: Record<string, string|undefined>}} [how]
 * @returns {Promise<Response>}
 */
async function ask(path, { method = "GET", body, secret, query = {} } = {}) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", lang());
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  /** @type {Record<string, string>} */
  const headers = {};
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer;
  try {
    answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Problem(0, t("problem.unreachable"));
  }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw new Problem(answer.status, problem.detail ?? problem.title ?? t("problem.unknown"), problem.rule);
}

/** @type {(path: string, how?: Parameters<typeof ask>[1]) => Promise<any>} */
const json = async (path, how) => (await ask(path, how)).json();
const text = async (path, how = {}) => (await ask(path, how)).text();

/**
 * What was asked before and does not change: once per language.
 * @type {Map<string, Promise<any>>}
 */
const kept = new Map();

/**
 * @param {string} path
 * @param {(path: string) => Promise<any>} fetcher
 */
function once(path, fetcher = json) {
  const key = `${lang()} ${path}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = fetcher(path).catch((problem) => {
    kept.delete(key);
    throw problem;
  });
  kept.set(key, asked);
  return asked;
}

const game = (id) => `/api/games/${encodeURIComponent(id)}`;
const table = (id) => `/api/tables/${encodeURIComponent(id)}`;

/** @returns {Promise<import("./types.js").Game[]>} */
export const getGames = () => once("/api/games");
/** @type {(id: string) => Promise<import("./types.js").Game>} */
export const getGame = (id) => once(game(id));
/** @type {(id: string) => Promise<{chapters: import("./types.js").Chapter[]}>} */
export const getRules = (id) => once(`${game(id)}/rules`);
/** @type {(id: string) => Promise<import("./types.js").Chart[]>} */
export const getCharts = (id) => once(`${game(id)}/charts`);
/** @type {(id: string) => Promise<import("./types.js").Note[]>} */
export const getHistory = (id) => once(`${game(id)}/history`);
/** @type {(id: string, scenario: string) => Promise<import("./types.js").Board>} */
export const getBoard = (id, scenario) => once(`${game(id)}/board?scenario=${encodeURIComponent(scenario)}`);
/** @type {(url: string) => Promise<string>} */
export const getDrawing = (url) => once(url, text);
/** @returns {Promise<{open: boolean, runs: import("./types.js").Run[]}>} */
export const getLab = () => json("/api/lab");
/** @type {(id: string, file: "report.html"|"results.csv"|"results.jsonl") => string} */
export const runUrl = (id, file) => `/api/lab/${encodeURIComponent(id)}/${file}`;
/** @type {(id: string) => string} */
export const coverUrl = (id) => `${game(id)}/cover.svg`;

/**
 * @param {{game: string, scenario?: string, switches?: string[], seats?: Record<string, string>,
 *   dice?: string, drill?: string, watch?: boolean, commitments?: Record<string, string>}} wish
 * @returns {Promise<{table: string, links: Record<string, string>, seats: Record<string, string>, watch: string, opener: string}>}
 */
export const createTable = (wish) => json("/api/tables", { method: "POST", body: wish });
/** @type {(secrets: string[]) => Promise<any[]>} */
export const getMine = (secrets) => json("/api/tables/mine", { method: "POST", body: { secrets } });
/** @type {(id: string, body: {role?: string, secret?: string, once?: string, commitment?: string}) => Promise<any>} */
export const claim = (id, body) => json(`${table(id)}/claim`, { method: "POST", body });

/** @typedef {{table: string, secret?: string, as?: string}} Chair who asks, and as whom */

/** @type {(chair: Chair) => Promise<View>} */
export const getView = ({ table: id, secret, as }) => json(table(id), { secret, query: { as } });

/**
 * @param {Chair} chair
 * @param {"answer"|"take-back"|"resign"|"rematch"|"offer-draw"|"new-link"|"reveal"|"commit"} what
 * @param {any} [body]
 */
export const act = ({ table: id, secret }, what, body = {}) =>
  json(`${table(id)}/${what}`, { method: "POST", body, secret });

/** @type {(chair: Chair, option: string) => Promise<import("./types.js").Odds>} */
export const getOdds = ({ table: id, secret, as }, option) =>
  json(`${table(id)}/odds`, { secret, query: { option, as } });
/** @type {(chair: Chair, target: string) => Promise<import("./types.js").WhyNot>} */
export const getWhyNot = ({ table: id, secret, as }, target) =>
  json(`${table(id)}/why-not`, { secret, query: { target, as } });
/** @type {(chair: Chair) => Promise<import("./types.js").Replay>} */
export const getReplay = ({ table: id, secret, as }) => json(`${table(id)}/replay`, { secret, query: { as } });
/** @type {(chair: Chair, n: number) => Promise<View>} */
export const getMoment = ({ table: id, secret, as }, n) =>
  json(`${table(id)}/replay/${n}`, { secret, query: { as } });

/** @type {(chair: Chair) => Promise<import("./types.js").DicePage>} */
export const getDice = ({ table: id, secret }) => json(`${table(id)}/dice`, { secret });
/** @type {(chair: Chair) => Promise<View>} with the whole log */
export const getWholeView = ({ table: id, secret, as }) => json(table(id), { secret, query: { as, log: "all" } });
/** @type {(chair: Chair) => Promise<string>} */
export const getJournal = ({ table: id, secret }) => text(`${table(id)}/journal`, { secret });

/**
 * Save a file of this table on the reader's disk.
 * @param {Chair} chair
 * @param {"journal"|"log"|"picture.svg"} what
 * @param {string} name
 * @param {number} [entry] a picture of this moment
 */
export async function download({ table: id, secret, as }, what, name, entry) {
  const n = entry === undefined || what !== "picture.svg" ? undefined : String(entry);
  const blob = await (await ask(`${table(id)}/${what}`, { secret, query: { as, n } })).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
