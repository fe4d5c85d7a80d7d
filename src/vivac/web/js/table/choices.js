/** What the open question offers, sorted by where it is clicked: on the board, on a card, or in the list. */

import { narrow } from "../dom.js";

/**
 * @typedef {import("../wire.d.ts").View} View
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 * @typedef {{places: Map<string, Choice[]>, cards: Map<string, Choice[]>, boxed: Map<string, Choice[]>,
 *   listed: Choice[], all: Choice[]}} Offer `boxed`: pieces in a box beside the board
 */

const FEW = 4; // answers that all get a button, wherever else they are

/** True if a choice speaks of this card; copies of a card are told apart by a number after a dot. @type {(choice: Choice, card: string) => boolean} */
const speaksOf = (choice, card) => choice.card !== "" && (card === choice.card || card.startsWith(`${choice.card}.`));

/**
 * @param {View} view
 * @param {Record<string, unknown>} spots places of the board
 * @returns {Offer}
 */
export function sortChoices(view, spots) {
  /** @type {Offer} */
  const offer = { places: new Map(), cards: new Map(), boxed: new Map(), listed: [], all: offered(view) };
  const boxed = new Set(view.piles.flatMap((pile) => pile.pieces.map((piece) => piece.id)));
  const stands = new Map(view.pieces.map((piece) => [piece.id, piece.place]));
  const held = view.hands.flatMap((hand) => hand.cards.map((card) => card.id));
  /** @type {(map: Map<string, Choice[]>, key: string, choice: Choice) => void} */
  const put = (map, key, choice) => void map.set(key, [...(map.get(key) ?? []), choice]);
  for (const choice of offer.all) {
    if (choice.region) { // it is taken at a point: the list says which is being aimed
      offer.listed.push(choice);
      continue;
    }
    const place = choice.place || stands.get(choice.piece) || "";
    const cards = held.filter((card) => speaksOf(choice, card));
    if (place in spots) put(offer.places, place, choice);
    for (const card of cards) put(offer.cards, card, choice);
    if (boxed.has(choice.piece)) put(offer.boxed, choice.piece, choice);
    // On a phone the boxes are behind a tab, so what is in them is listed too.
    if (!(place in spots) && !cards.length && (narrow() || !boxed.has(choice.piece))) offer.listed.push(choice);
  }
  // Few answers stand side by side, those on the board too: "yes" beside "no".
  if (offer.listed.length && offer.all.length <= FEW) offer.listed = [...offer.all];
  offer.listed.sort((a, b) => Number(boxed.has(a.piece)) - Number(boxed.has(b.piece)));
  return offer;
}

/** What tells one moment of a table from the next: its question, for others may plan on while it is open. @param {View} view */
export const momentOf = (view) => view.question?.number ?? view.number;

/** All options, or only the next one while a drill shows the way. @param {View} view */
function offered(view) {
  const choices = view.question?.choices ?? [];
  const next = view.drill && !view.drill.done ? view.drill.choose[0] : undefined;
  const shown = choices.filter((choice) => choice.id === next || (choice.region && next?.startsWith(`${choice.id}:`)));
  return shown.length ? shown : choices;
}
