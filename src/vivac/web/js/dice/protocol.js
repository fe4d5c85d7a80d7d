/** Dice nobody owns, as the server throws them: chains, keys and dice. docs/dice.md tells how. */

import { bytesOf, fromHex, hmac, sha256, toHex } from "./sha256.js";

export const LENGTH = 2048;

/** A chain: every link is the hash of the next; link 0 is its tip. @param {string} root @returns {string[]} */
export function chainOf(root) {
  /** @type {Uint8Array[]} */
  const links = [fromHex(root)];
  for (let i = 0; i < LENGTH; i += 1) links.push(sha256(links[i]));
  return links.reverse().map(toHex);
}

/** Whether this is the link that comes after another one. @param {string} link @param {string} before */
export const follows = (link, before) => /^[0-9a-f]{64}$/.test(link) && toHex(sha256(fromHex(link))) === before;

/** The key of all dice up to the next decision. @param {Record<string, string>} links @param {number} start @param {string} digest */
export function keyOf(links, start, digest) {
  const spelt = Object.keys(links).sort().map((name) => `${name} ${links[name]}`);
  return sha256(bytesOf([...spelt, String(start), digest].join("\n")));
}

/** What the journal is bound to after every entry: with the salt, line after line. @param {string} salt @param {string[]} lines the header, then the entries */
export function digestsOf(salt, lines) {
  let last = salt;
  return lines.map((line) => (last = toHex(sha256(bytesOf(`${last}\n${line}`)))));
}

/** A number from 0 up to the limit; the uneven remainder of 64 bits is thrown away. @param {Uint8Array} key @param {number} limit @param {string} message */
function below(key, limit, message) {
  const most = BigInt(limit);
  const even = 2n ** 64n - (2n ** 64n % most);
  for (let retry = message; ; retry += "+") {
    const bits = new DataView(hmac(key, bytesOf(retry)).buffer).getBigUint64(0);
    if (bits < even) return Number(bits % most);
  }
}

/**
 * What dice show as an entry of the journal.
 * @param {Uint8Array} key @param {number} n
 * @param {[faces: number, count: number, low: number]} dice
 */
export function fall(key, n, [faces, count, low]) {
  if (count === 1) return below(key, faces, String(n)) + low;
  let sum = 0;
  for (let nth = 0; nth < count; nth += 1) sum += below(key, faces, `${n}.${nth}`) + low;
  return sum;
}
