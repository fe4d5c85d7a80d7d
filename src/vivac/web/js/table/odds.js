/** What is asked only while somebody rests on a thing, and once per question: odds of options, profiles of pieces. */

import { getOdds, getProfile } from "../api.js";
import { h } from "../dom.js";
import { percent, t } from "../i18n.js";

/**
 * @typedef {import("../wire.d.ts").OddsPage} Odds
 * @typedef {import("../wire.d.ts").Line} Line
 */

const MOST_VALUES = 3; // of each track
const SURE = 0.005; // less than this is not told

/** @param {() => import("../api.js").Chair} chair */
export function createOdds(chair) {
  /** @type {Map<string, Promise<Odds|null>>} */
  let kept = new Map();
  /** @type {Map<string, Promise<Line[]>>} */
  let profiles = new Map();
  return {
    /** A new question: what was known is stale. */
    forget() {
      kept = new Map();
      profiles = new Map();
    },
    /** All there is to know of a piece. @param {string} piece */
    profile(piece) {
      const known = profiles.get(piece) ?? getProfile(chair(), piece).then(({ lines }) => lines, () => []);
      profiles.set(piece, known);
      return known;
    },
    /** @param {string} option @returns {Promise<Odds|null>} nothing where no die follows, or nothing is known */
    of(option) {
      const known = kept.get(option) ?? getOdds(chair(), option).catch(() => null);
      kept.set(option, known);
      return known;
    },
  };
}

/** @typedef {ReturnType<typeof createOdds>} OddsBook */

/**
 * What chance may do to the tracks of the table, most likely first.
 * @param {Odds} odds
 * @param {import("../wire.d.ts").TrackView[]} tracks
 * @returns {{name: string, value: string, p: number, now: boolean}[]}
 */
export function chances(odds, tracks) {
  return tracks.flatMap((track) => {
    const values = odds.each[track.id] ?? [];
    if (!values.length) return [];
    const rest = 1 - values.reduce((sum, each) => sum + each.p, 0);
    const told = values.map(({ value, p }) => ({ name: track.name, value, p, now: value === String(track.at) }));
    if (told.length < 2 && rest < SURE) return [];
    if (rest >= SURE) told.push({ name: track.name, value: String(track.at), p: rest, now: true });
    return told.sort((a, b) => b.p - a.p).slice(0, MOST_VALUES);
  });
}

/**
 * The odds as a list of bars.
 * @param {Odds} odds
 * @param {import("../wire.d.ts").TrackView[]} tracks
 */
export function oddsList(odds, tracks) {
  const told = chances(odds, tracks);
  if (!told.length) return null;
  return h("div", { class: "odds" },
    h("ul", {}, told.map(({ name, value, p }) => {
      const level = h("i", {});
      level.style.width = `${Math.max(2, p * 100)}%`;
      return h("li", {}, h("b", {}, percent(p)), h("span", { class: "odds-bar", "aria-hidden": "true" }, level), h("span", {}, `${name} ${value}`));
    })),
    !odds.exact && h("small", {}, t("odds.sampled", { samples: odds.samples, error: percent(odds.error) })));
}

/**
 * The odds in one figure for a menu: the likeliest change.
 * @param {Odds} odds
 * @param {import("../wire.d.ts").TrackView[]} tracks
 */
export function oddsFigure(odds, tracks) {
  const change = chances(odds, tracks).filter((each) => !each.now).sort((a, b) => b.p - a.p)[0];
  return change ? `${change.name} ${change.value}: ${percent(change.p)}` : "";
}
