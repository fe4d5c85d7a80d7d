/** Putting a view together: what one has, and what has changed since. */

/**
 * @typedef {import("./wire.d.ts").View} View
 * @typedef {import("./wire.d.ts").ViewChange} ViewChange
 */

/** So many of the old things. @template T @param {T[]} old @param {number} from @param {number} count */
function some(old, from, count) {
  if (from + count > old.length) throw new RangeError("a change of something we do not have");
  return old.slice(from, from + count);
}

/**
 * A list anew: `[from, count]` are old things that are the same, `[from, change]` is one that is another now.
 * @template T, C
 * @param {T[]} old
 * @param {([number, number | C] | T)[] | undefined} told
 * @param {(thing: T, change: C) => T} changed
 * @returns {T[]}
 */
function list(old, told, changed) {
  if (told === undefined) return old;
  return told.flatMap((part) => {
    if (!Array.isArray(part)) return [part];
    const [from, what] = part;
    return typeof what === "number" ? some(old, from, what) : [changed(some(old, from, 1)[0], what)];
  });
}

/** Lines anew, which are the same or new. @template {object} T @param {T[]} old @param {([number, number] | T)[]} [told] @returns {T[]} */
const lines = (old, told) => told?.flatMap((part) => (Array.isArray(part) ? some(old, part[0], part[1]) : [part])) ?? old;

/** @template {object} T @param {T} thing @param {Partial<T>} change @returns {T} */
const plain = (thing, change) => ({ ...thing, ...change });

/**
 * A record anew: null stands for what is gone.
 * @template V
 * @param {Record<string, V>} old
 * @param {Record<string, V | null>} [told]
 */
function record(old, told = {}) {
  const found = { ...old };
  for (const [key, value] of Object.entries(told)) {
    if (value === null) delete found[key];
    else found[key] = value;
  }
  return found;
}

/** @param {View["question"]} old @param {ViewChange["question"]} told @returns {View["question"]} */
function question(old, told) {
  if (told === undefined) return old;
  const was = old ?? { number: 0, role: "", prompt: "", rule: "", choices: [], confirm: false };
  return told && { ...was, ...told, choices: list(was.choices, told.choices, plain) };
}

/** @param {View["drill"]} old @param {ViewChange["drill"]} told @returns {View["drill"]} */
function drill(old, told) {
  return old && told ? { ...old, ...told, facts: lines(old.facts, told.facts) } : old;
}

/** The view that a change makes of an older one. @param {View} old @param {ViewChange} told @returns {View} */
export function changed(old, told) {
  return {
    ...old,
    ...told,
    status: lines(old.status, told.status),
    pieces: list(old.pieces, told.pieces, plain),
    ways: list(old.ways, told.ways, plain),
    tracks: list(old.tracks, told.tracks, plain),
    piles: list(old.piles, told.piles, (pile, now) => ({ ...pile, ...now, pieces: list(pile.pieces, now.pieces, plain) })),
    hands: list(old.hands, told.hands, (hand, now) => ({ ...hand, ...now, cards: list(hand.cards, now.cards, plain) })),
    notes: record(old.notes, told.notes),
    liveries: record(old.liveries, told.liveries),
    question: question(old.question, told.question),
    log: lines(old.log, told.log),
    seats: list(old.seats, told.seats, plain),
    drill: drill(old.drill, told.drill),
  };
}
