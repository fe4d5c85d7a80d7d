/** Tracks, and boxes beside the board. */

import { fill, h } from "../dom.js";
import { cardBack } from "../draw/card.js";
import { pieceSvg } from "../draw/counter.js";
import { isDressed, sideColour } from "../draw/sheet.js";
import { t } from "../i18n.js";
import { momentOf } from "./choices.js";
import { ruleLink } from "./rule-link.js";

/**
 * @typedef {import("../wire.d.ts").TrackView} Track
 * @typedef {import("../wire.d.ts").PileView} Pile
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 */

const MOST_BOXES = 20;

/** @param {string} game @param {Track} track */
function row(game, track) {
  const values = Array.from({ length: track.high - track.low + 1 }, (_, i) => track.low + i);
  const goal = track.goal === null ? "" : t("tracks.goal", { goal: track.goal });
  const name = h("div", { class: "trk-name", title: track.name }, h("span", {}, track.name), goal && h("small", {}, goal));
  const label = t("tracks.stands", { name: track.name, at: track.at, high: track.high });
  if (values.length > MOST_BOXES) return h("div", { class: "trk", role: "img", "aria-label": label }, name, h("b", { class: "trk-at" }, String(track.at)));
  const cells = values.map((value) => {
    const cell = h("i", { class: `${value === track.at ? "on" : ""} ${value === track.goal ? "goal" : ""}` }, String(value));
    if (value === track.at && isDressed(game, track.side)) cell.style.background = sideColour(game, track.side);
    return cell;
  });
  return h("div", { class: values.length > 9 ? "trk wide" : "trk", role: "img", "aria-label": label }, name, h("div", { class: "cells" }, cells));
}

/**
 * Tracks, and under them how things stand in a few sentences.
 * @param {HTMLElement} room
 * @param {import("../wire.d.ts").View} view
 * @param {(rule: string) => void} onRule
 */
export function showTracks(room, { game, tracks, status }, onRule) {
  room.hidden = !tracks.length && !status.length;
  fill(room, tracks.map((track) => row(game, track)), status.length > 0 &&
    h("ul", { class: "status" }, status.map(({ text, rule }) => h("li", {}, text, " ", rule && ruleLink(rule, onRule)))));
}

const FEW_PILLS = 4; // more would hide the board, and are behind their tab anyway

/**
 * The values that matter, as pills over the board of a phone.
 * @param {HTMLElement} strip
 * @param {Track[]} tracks
 */
export const showPills = (strip, tracks) =>
  fill(strip, tracks.slice(0, tracks.length > FEW_PILLS ? 1 : FEW_PILLS).map((track) => h("span", {}, `${track.name} `, h("b", {}, String(track.at)))));

/**
 * Boxes beside the board. One whose contents are known opens, and does so by itself when something in it can be taken.
 * @param {HTMLElement} room
 * @param {(anchor: HTMLElement, choices: Choice[]) => void} onTake
 */
export function createPiles(room, onTake) {
  /** @type {Map<string, boolean>} */
  const wanted = new Map(); // what the reader opened or closed by hand
  let asked = -1;

  /** @param {string} game @param {import("../wire.d.ts").PieceView} piece @param {Choice[]} choices */
  const inside = (game, piece, choices) => choices.length
    ? h("button", { type: "button", class: "boxed lit", title: choices.map((choice) => choice.label).join("\n"), "aria-label": choices.map((choice) => choice.label).join(", "),
        on: { click: (event) => onTake(event.currentTarget, choices) } }, pieceSvg(game, piece, 34))
    : h("span", { class: "boxed", title: piece.name }, pieceSvg(game, piece, 34));

  /** @param {string} game @param {Pile} pile @param {Map<string, Choice[]>} boxed */
  function box(game, pile, boxed) {
    const name = [h("span", { class: "pile-name" }, pile.name), h("b", {}, String(pile.count))];
    if (!pile.pieces.length) return h("div", { class: "pile" }, name);
    const lit = pile.pieces.some((piece) => boxed.has(piece.id));
    const ordered = [...pile.pieces].sort((a, b) => Number(boxed.has(b.id)) - Number(boxed.has(a.id)));
    return h("details", { class: `pile ${lit ? "lit" : ""}`, open: wanted.get(pile.id) ?? lit,
      on: { toggle: (event) => event.currentTarget.open !== lit ? wanted.set(pile.id, event.currentTarget.open) : wanted.delete(pile.id) } },
      h("summary", {}, name, lit && h("span", { class: "lamp" })),
      h("div", { class: "pile-pieces" }, ordered.map((piece) => inside(game, piece, boxed.get(piece.id) ?? []))));
  }

  return {
    /** @param {import("../wire.d.ts").View} view @param {Map<string, Choice[]>} boxed */
    show(view, boxed) {
      if (momentOf(view) !== asked && boxed.size) wanted.clear();
      asked = momentOf(view);
      room.hidden = !view.piles.length;
      fill(room, h("div", { class: "pile-list" }, view.piles.map((pile) => box(view.game, pile, boxed))));
    },
  };
}

/**
 * Hands nobody here may look into: a back and a number.
 * @param {string} game
 * @param {import("../wire.d.ts").HandView} hand
 * @param {string} name
 * @param {string} [side] whose back the cards have
 */
export const hiddenHand = (game, hand, name, side = hand.role) =>
  h("div", { class: "hidden-hand", title: name }, cardBack(game, side, 74), h("b", {}, String(hand.count)), h("span", { class: "vh" }, name));
