/** The card that opens where somebody rests: what lies there, what it would do, and the odds. */

import { fill, h } from "../dom.js";
import { pieceSvg } from "../draw/counter.js";
import { t, tOr } from "../i18n.js";
import { openPanel, placePanel } from "./popup.js";
import { previewCard } from "./preview.js";
import { provenance } from "./source.js";

/**
 * @typedef {import("../wire.d.ts").PieceView} Piece
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 * @typedef {{title: string, pieces: Piece[], notes: string[], choices: Choice[],
 *   tracks: import("../wire.d.ts").TrackView[], source?: import("../wire.d.ts").SourceView|null, history?: import("../wire.d.ts").NotePage[], told?: boolean}} Subject `told`: the notes in full
 */

const REST = 250;
const MOST_PIECES = 8;
const TALL = 0.55; // of the room
const TWO_COLUMNS = 700; // pixels that they need
const MOST_PROFILES = 2; // pieces of which everything is told; two can be compared

/** The values of a piece in words. @param {Piece} piece */
function values(piece) {
  if (!piece.face_up) return t("piece.face_down");
  const steps = piece.steps ? t("piece.steps", { left: piece.steps_left, all: piece.steps }) : "";
  const factors = [piece.left, piece.right].filter(Boolean).join(" – ");
  return [factors, steps, ...piece.badges.map((badge) => tOr(`badge.${badge}`, badge))].filter(Boolean).join(" · ");
}

/** Pieces in a row, the top one first. @param {string} game @param {Piece[]} pieces @param {import("./lore.js").Lore} lore */
const fan = (game, pieces, lore) =>
  h("ul", { class: "piece-fan" },
    pieces.slice(0, MOST_PIECES).map((piece) => h("li", {}, pieceSvg(game, piece, piece.marker ? 34 : 48),
      h("span", {}, h("b", {}, piece.name || t("piece.unknown")), !piece.marker && values(piece) && h("small", {}, values(piece)), whence(piece, lore)), h("ul", { class: "profile", data: { profile: piece.id } }))),
    pieces.length > MOST_PIECES && h("li", { class: "rest" }, t("piece.more", { count: pieces.length - MOST_PIECES })));

/** Where a counter's figures are from. @param {Piece} piece @param {import("./lore.js").Lore} lore */
function whence(piece, lore) {
  const source = !piece.marker && piece.face_up && lore.whence("unit", piece.id);
  return source && h("small", { class: "piece-source" }, provenance(source));
}

/**
 * What is known grows: a card too tall to leave the board in sight is laid in two columns.
 * @param {HTMLElement} panel
 * @param {import("./popup.js").Anchor} anchor
 */
function settle(panel, anchor) {
  const room = /** @type {HTMLElement} */ (panel.offsetParent);
  if (panel.offsetHeight > room.clientHeight * TALL && room.clientWidth > TWO_COLUMNS) panel.classList.add("wide");
  placePanel(panel, anchor);
}

/**
 * @param {HTMLElement} room
 * @param {string} game
 * @param {import("./odds.js").OddsBook} odds
 * @param {import("./lore.js").Lore} lore
 */
export function createLook(room, game, odds, lore) {
  /** @type {HTMLElement|null} */
  let panel = null;
  let timer = 0;
  let turn = 0;

  function close() {
    clearTimeout(timer);
    turn += 1;
    panel?.remove();
    panel = null;
  }

  /** @param {Subject} subject @param {import("./popup.js").Anchor} anchor */
  async function open(subject, anchor) {
    close();
    const mine = turn;
    const lines = subject.choices.map((choice) => {
      const below = h("div", { class: "look-odds" });
      return { choice, below, line: h("li", {}, choice.label && [h("span", { class: "lamp" }), h("span", {}, choice.label), choice.rule && h("em", {}, choice.rule)], below) };
    });
    panel = openPanel(room, "look", anchor, [
      subject.title && h("header", {}, subject.title, " ", subject.source && provenance(subject.source)),
      subject.pieces.length > 0 && fan(game, subject.pieces, lore),
      subject.notes.length > 0 && h("ul", { class: "notes" }, subject.notes.map((note) => h("li", {}, note))),
      (subject.history ?? []).length > 0 && h("ul", { class: "notes" }, (subject.history ?? []).map((note) => h("li", {}, h("em", {}, t("history.about", { title: note.title })), subject.told && h("p", { class: "tale" }, note.paragraphs[0])))),
      lines.length > 0 && h("ul", { class: "would" }, lines.map(({ line }) => line)),
    ], { role: "tooltip" });
    for (const piece of subject.pieces.filter((each) => each.face_up && !each.marker).slice(0, MOST_PROFILES)) {
      const told = await odds.profile(piece.id);
      if (mine !== turn || !panel) return;
      const room = panel.querySelector(`[data-profile="${CSS.escape(piece.id)}"]`);
      if (!room || !told.length) continue;
      fill(room, told.map((line) => h("li", {}, line.text)));
      settle(panel, anchor);
    }
    for (const { choice, below } of lines.slice(0, 3)) {
      const known = await odds.of(choice.id);
      if (mine !== turn || !panel) return;
      const list = known && previewCard(known, subject.tracks);
      if (!list) continue;
      fill(below, list);
      settle(panel, anchor);
    }
  }

  return {
    close,
    /** Open after a moment of rest. @param {Subject} subject @param {import("./popup.js").Anchor} anchor @param {number} [rest] */
    soon(subject, anchor, rest = REST) {
      close();
      if (!subject.title && !subject.pieces.length) return;
      timer = setTimeout(() => void open(subject, anchor), rest);
    },
  };
}

/** @typedef {ReturnType<typeof createLook>} Look */
