/** This browser's part in the dice: the roots of its chains, kept beside the secrets of its seats. */

import { act } from "../api.js";
import { randomHex, sitDown, sittingAt } from "../seats.js";
import { chainOf } from "./protocol.js";

/** @type {Map<string, string[]>} */
const chains = new Map();

/** @param {string} root */
function linksOf(root) {
  let links = chains.get(root);
  if (!links) chains.set(root, (links = chainOf(root)));
  return links;
}

/** A new chain. @returns {{root: string, tip: string}} */
export function newChain() {
  const root = randomHex(32);
  return { root, tip: linksOf(root)[0] };
}

/** Keep the root of a chain before its tip is told to anybody. @param {string} table @param {{root: string, tip: string}} chain */
export function keepChain(table, { root, tip }) {
  sitDown(table, { roots: { ...sittingAt(table).roots, [tip]: root } });
}

/** A chain that comes along from another browser. @param {string} table @param {string} root */
export function keepRoot(table, root) {
  if (/^[0-9a-f]{64}$/.test(root)) keepChain(table, { root, tip: linksOf(root)[0] });
}

/** Whether this browser has the root of a chain. @param {string} table @param {string} tip */
export const hasChain = (table, tip) => Boolean(sittingAt(table).roots?.[tip]);

/**
 * Commit a seat to a new chain of this browser.
 * @param {import("../api.js").Chair} chair @param {string} role
 * @returns {Promise<import("../wire.d.ts").View>}
 */
export function commitAnew(chair, role) {
  const chain = newChain();
  keepChain(chair.table, chain);
  return act(chair, "commit", { role, tip: chain.tip });
}

/**
 * The link the table waits for, if it is ours to tell.
 * @param {string} table @param {NonNullable<import("../wire.d.ts").View["wants_link"]>} wanted
 * @returns {string|null}
 */
export function linkFor(table, wanted) {
  const root = sittingAt(table).roots?.[wanted.tip];
  return root ? linksOf(root)[wanted.index] ?? null : null;
}
