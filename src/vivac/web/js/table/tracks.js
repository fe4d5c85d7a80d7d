/** Tracks, and boxes beside the board. */

import { fill, h } from "../dom.js";
import { cardBack } from "../draw/card.js";
import { pieceSvg } from "../draw/counter.js";
import { hasLivery, livery } from "../draw/liveries.js";
import { t } from "../i18n.js";
import { ruleLink } from "./rule-link.js";

/**
 * @typedef {import("../types.js").Track} Track
 * @typedef {import("../types.js").Pile} Pile
 */

const MOST_BOXES = 20;

/** @param {Track} track */
function row(track) {
  const values = Array.from({ length: track.high - track.low + 1 }, (_, i) => track.low + i);
  const goal = track.goal === null ? "" : t("tracks.goal", { goal: track.goal });
  const name = h("div", { class: "trk-name" }, h("span", {}, track.name), goal && h("small", {}, goal));
  const label = t("tracks.stands", { name: track.name, at: track.at, high: track.high });
  if (values.length > MOST_BOXES) return h("div", { class: "trk", role: "img", "aria-label": label }, name, h("b", { class: "trk-at" }, String(track.at)));
  const cells = values.map((value) => {
    const cell = h("i", { class: `${value === track.at ? "on" : ""} ${value === track.goal ? "goal" : ""}` }, String(value));
    if (value === track.at && hasLivery(track.side)) cell.style.background = `var(--${livery(track.side).field})`;
    return cell;
  });
  return h("div", { class: values.length > 9 ? "trk wide" : "trk", role: "img", "aria-label": label }, name, h("div", { class: "cells" }, cells));
}

/**
 * Tracks, and under them how things stand in a few sentences.
 * @param {HTMLElement} room
 * @param {import("../types.js").View} view
 * @param {(rule: string) => void} onRule
 */
export function showTracks(room, { tracks, status }, onRule) {
  room.hidden = !tracks.length && !status.length;
  fill(room, tracks.map(row), status.length > 0 &&
    h("ul", { class: "status" }, status.map(({ text, rule }) => h("li", {}, text, " ", rule && ruleLink(rule, onRule)))));
}

/**
 * The values that matter, as pills over the board of a phone.
 * @param {HTMLElement} strip
 * @param {Track[]} tracks
 */
export const showPills = (strip, tracks) =>
  fill(strip, tracks.map((track) => h("span", {}, `${track.name} `, h("b", {}, String(track.at)))));

/**
 * @param {HTMLElement} room
 * @param {Pile[]} piles
 */
export function showPiles(room, piles) {
  room.hidden = !piles.length;
  fill(room, h("dl", { class: "pile-list" }, piles.map((pile) => h("div", { class: "pile" },
    h("dt", {}, pile.name), h("dd", {}, String(pile.count)),
    pile.pieces.length > 0 && h("dd", { class: "pile-pieces" },
      pile.pieces.map((piece) => h("span", { title: piece.name }, pieceSvg(piece, 30))))))));
}

/**
 * Hands nobody here may look into: a back and a number.
 * @param {import("../types.js").Hand} hand
 * @param {string} name
 * @param {string} [side] whose back the cards have
 */
export const hiddenHand = (hand, name, side = hand.role) =>
  h("div", { class: "hidden-hand", title: name }, cardBack(side, 74), h("b", {}, String(hand.count)), h("span", { class: "vh" }, name));
