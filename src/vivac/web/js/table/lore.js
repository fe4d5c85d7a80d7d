/** What is known of pieces, places and cards beyond the game: where they are from, and their history. */

import { originOf } from "./source.js";

const KEPT_IN = { unit: ["counters", "forces"], place: ["map", "scenarios"], card: ["cards", "events", "orders"] };

/**
 * @param {import("../wire.d.ts").GamePage} game
 * @param {import("../wire.d.ts").NotePage[]} notes
 */
export function createLore(game, notes) {
  const wholes = Object.values(game.origins ?? {});
  return {
    /** @param {keyof typeof KEPT_IN} kind @param {string} id */
    whence: (kind, id) => originOf(wholes, KEPT_IN[kind], id),
    /** The notes that belong to something. @param {keyof typeof KEPT_IN} kind @param {string} id */
    notes: (kind, id) => notes.filter((note) => note.of.some((each) => each === `${kind} ${id}` || each === `${kind} ${id.replace(/\.\d+$/, "")}`)),
  };
}

/** @typedef {ReturnType<typeof createLore>} Lore */
