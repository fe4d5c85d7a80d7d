/** What happens where somebody points: menus at lit targets, reasons at the others, cards where they rest. */

import { oneOfEach } from "../board/standing.js";
import { h, narrow } from "../dom.js";
import { t } from "../i18n.js";
import { openMenu } from "./menu.js";
import { oddsFigure } from "./odds.js";
import { anchorOf } from "./popup.js";
import { previewCard, previewFigure, tells } from "./preview.js";
import { askWhyNot, openRefusal } from "./refusal.js";

/**
 * @typedef {import("../wire.d.ts").View} View
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 * @typedef {import("../wire.d.ts").CardView} Card
 * @typedef {import("../board/view.js").Target} Target
 */

const REST = 600; // so long a pointer must rest on a point before odds are asked for
const NEAR = 6; // quarter-inches: a second tap this near takes the point
const MOST_ODDS = 4; // options of a menu whose odds are told

/**
 * @param {{rooms: import("./layout.js").Rooms, board: import("../board/view.js").BoardView,
 *   look: import("./look.js").Look, lore: import("./lore.js").Lore,
 *   odds: import("./odds.js").OddsBook, session: import("./session.js").Session,
 *   state: () => {view: View|null, offer: import("./choices.js").Offer, aims: import("./aims.js").Aims, busy: boolean},
 *   onTake: (choice: Choice) => void, onRule: (rule: string) => void, onSelect: () => void}} how
 */
export function createPointing({ rooms, board, look, lore, odds, session, state, onTake, onRule, onSelect }) {
  /** @type {ReturnType<typeof openMenu>|null} */
  let menu = null;
  /** @type {HTMLElement|null} */
  let refusal = null;
  /** @type {string|null} */
  let chosen = null; // the target whose options the sheet of a phone lists
  let asked = 0;
  let weighed = 0;
  let resting = 0;

  /** The option that is being aimed, taken at its point. @returns {Choice|null} */
  function pointed() {
    const [choice, point] = [board.aim.choice(), board.aim.point()];
    if (!choice || !point || !board.aim.reaches(point)) return null;
    return { ...choice, id: `${choice.id}:${point[0]}:${point[1]}`, label: t("aim.here", { label: choice.label, inches: board.aim.reading() }), region: undefined };
  }

  /** Somebody points at the ground. @param {[number, number]} at */
  function takePoint(at) {
    const { aims, busy } = state();
    const choice = board.aim.choice();
    if (!choice || busy) return;
    closeAll();
    if (!board.aim.reaches(at)) {
      board.aim.lay(at);
      const where = board.whereIs(at);
      const title = `${choice.label}: ${board.aim.reading()}`;
      if (narrow()) onSelect();
      return void refuse([`${choice.id}:${at[0]}:${at[1]}`], title, () => where);
    }
    const before = board.aim.point();
    board.aim.lay(at);
    const again = before && aims.pointed && Math.hypot(before[0] - at[0], before[1] - at[1]) <= NEAR;
    if (again) board.aim.lay(before);
    const taken = pointed();
    if (!taken) return;
    if (narrow() && !again) {
      aims.pointed = true;
      onSelect();
    } else {
      onTake(taken);
    }
  }

  /** The odds of a point, where dice follow. */
  async function restOnPoint() {
    const taken = pointed();
    const at = board.aim.point();
    if (!taken || !at) return;
    const known = await odds.of(taken.id);
    const tracks = state().view?.tracks ?? [];
    if (!tells(known, tracks) || String(at) !== String(board.aim.point())) return;
    look.soon({ title: taken.label, pieces: [], notes: [], choices: [taken], tracks }, board.whereIs(at), 0);
  }

  function closeAll() {
    clearTimeout(resting);
    const open = Boolean(menu || refusal?.isConnected || chosen);
    asked += 1;
    look.close();
    menu?.close();
    refusal?.remove();
    if (chosen) choose(null);
    return open;
  }

  /** @param {string|null} target */
  function choose(target) {
    chosen = target;
    board.lights.choose(target);
    rooms.hand.querySelectorAll(".card").forEach((card) => card.classList.toggle("chosen", /** @type {HTMLElement} */ (card).dataset.card === target));
    onSelect();
  }

  /** What dice follow a choice, as a card; nothing where none do. @param {Choice} choice */
  async function weigh(choice) {
    const known = choice.region ? null : await odds.of(choice.id);
    return known && previewCard(known, state().view?.tracks ?? []);
  }

  /** @param {Choice[]} choices */
  const items = (choices) => choices.map((choice) => {
    const note = h("em", {});
    if (choices.length <= MOST_ODDS) {
      void odds.of(choice.id).then((known) => {
        if (known) note.textContent = previewFigure(known) || oddsFigure(known, state().view?.tracks ?? []);
      });
    }
    return { label: choice.label, id: choice.id, danger: choice.danger, note, more: () => weigh(choice), onTake: () => onTake(choice) };
  });

  /** @param {HTMLElement} room @param {import("./popup.js").Anchor} anchor @param {string} title @param {Choice[]} choices @param {string|null} place */
  function openChoices(room, anchor, title, choices, place) {
    closeAll();
    board.lights.choose(place);
    menu = openMenu(room, anchor, title, items(choices), () => {
      menu = null;
      board.lights.choose(null);
    });
  }

  /** @param {string} place */
  function take(place) {
    const choices = state().offer.places.get(place);
    if (!choices || state().busy) return;
    look.close();
    if (narrow()) {
      if (chosen === place && choices.length === 1) onTake(choices[0]);
      else choose(place);
    } else if (choices.length === 1) {
      onTake(choices[0]);
    } else {
      openChoices(rooms.over, board.locate(place), board.placeName(place), choices, place);
    }
  }

  /** @param {string[]} targets @param {string} title @param {() => import("./popup.js").Anchor} anchor */
  async function refuse(targets, title, anchor) {
    const mine = ++asked;
    const why = await askWhyNot(session.chair(), targets);
    if (!why || mine !== asked) return;
    refusal = openRefusal(rooms.over, anchor(), { title, sentence: why.sentence, rule: why.rule }, onRule);
  }

  /** @param {Target} target @returns {import("./look.js").Subject} */
  function subject({ place }) {
    const { view, offer } = state();
    const pieces = (view?.pieces ?? []).filter((piece) => piece.place === place);
    const counters = pieces.filter((piece) => !piece.marker).reverse();
    return {
      title: board.placeName(place),
      pieces: [...oneOfEach(counters), ...pieces.filter((piece) => piece.marker)],
      notes: view?.notes[place] ?? [],
      choices: offer.places.get(place) ?? [],
      tracks: view?.tracks ?? [],
      source: lore.whence("place", place),
      history: [...lore.notes("place", place), ...counters.flatMap((piece) => (piece.face_up ? lore.notes("unit", piece.id) : []))],
    };
  }

  return {
    closeAll, take,
    chosen: () => chosen,
    pointed, takePoint,
    /** Aim another option that is taken at a point. @param {Choice} choice */
    aim(choice) {
      closeAll();
      board.aim.show(choice, state().aims.goal);
      state().aims.pointed = false;
      onSelect();
      board.aim.focus();
    },
    /** The pointer is over the ground. */
    hoverPoint() {
      clearTimeout(resting);
      resting = setTimeout(() => void restOnPoint(), REST);
    },
    /** A new view has come: nothing that was open speaks of it. */
    forget() {
      asked += 1;
      clearTimeout(resting);
      look.close();
      menu?.close();
      refusal?.remove();
      chosen = null;
      board.lights.choose(null);
    },
    /** @param {Target} target */
    tap(target) {
      const { view, offer, busy } = state();
      const was = chosen;
      if (offer.places.has(target.place)) {
        if (was !== target.place) closeAll();
        if (!busy) take(target.place);
        return;
      }
      const aimed = state().aims.choices.find((choice) => choice.piece && choice.piece === target.piece && choice !== board.aim.choice());
      if (aimed) return this.aim(aimed);
      const reached = target.at && board.aim.reaches(target.at);
      if (target.at && (reached || !target.place)) return takePoint(target.at);
      closeAll();
      if (!target.place || !view) return;
      const piece = view.pieces.find((each) => each.id === target.piece);
      if (!view.question) return look.soon(subject(target), board.locate(target.place), 0);
      void refuse([target.piece, target.place].filter(Boolean), piece?.name && !piece.marker ? `${piece.name}, ${board.placeName(target.place)}` : board.placeName(target.place), () => board.locate(target.place));
    },
    /** @param {Target|null} target */
    look(target) {
      if (!target?.place || menu || refusal?.isConnected) return look.close();
      look.soon(subject(target), board.locate(target.place));
    },
    /** @param {Card} card @param {HTMLElement} anchor */
    card(card, anchor) {
      const choices = state().offer.cards.get(card.id) ?? [];
      const at = () => anchorOf(anchor, rooms.app);
      if (choices.length && narrow()) {
        if (chosen === card.id && choices.length === 1) onTake(choices[0]);
        else choose(card.id);
      } else if (choices.length === 1) {
        closeAll();
        onTake(choices[0]);
      } else if (choices.length) {
        openChoices(rooms.app, at(), card.name, choices, null);
      } else if (state().view?.question) {
        closeAll();
        void refuse([card.id, card.id.replace(/\.\d+$/, "")], card.name, () => ({ ...anchorOf(anchor, rooms.over), r: 0 }));
      }
    },
    /** @param {Card|null} card @param {HTMLElement|null} anchor */
    lookAtCard(card, anchor) {
      if (!card || !anchor) return look.close();
      const choices = state().offer.cards.get(card.id) ?? [];
      const [source, history] = [lore.whence("card", card.id), lore.notes("card", card.id)];
      if (choices.length || history.length) look.soon({ title: card.name, pieces: [], notes: [card.text], choices, source, history, told: true, tracks: state().view?.tracks ?? [] }, { ...anchorOf(anchor, rooms.over), r: 70 });
    },
    weigh,
    /** What somebody was advised, over the board: taken like any other choice. @param {string} title @param {Choice[]} choices */
    advise(title, choices) {
      openChoices(rooms.over, { x: rooms.over.clientWidth / 2, y: 0, r: 0 }, title, choices, null);
    },
    /** Somebody rests on a button. @param {Choice|null} choice @param {HTMLElement|null} anchor */
    async lookAtChoice(choice, anchor) {
      look.close();
      const mine = ++weighed;
      if (!choice || !anchor || menu || !(await weigh(choice)) || mine !== weighed || !anchor.isConnected) return;
      look.soon({ title: choice.label, pieces: [], notes: [], choices: [{ ...choice, label: "" }], tracks: state().view?.tracks ?? [] }, anchorOf(anchor, rooms.over));
    },
    /** All options as a list. @param {HTMLElement} anchor @param {string} title @param {Choice[]} choices */
    list(anchor, title, choices) {
      openChoices(rooms.app, anchorOf(anchor, rooms.app), title, choices, null);
    },
    /** Between targets with the arrows; on lit ground they move the point. @param {[number, number]} direction @param {boolean} fine */
    arrow(direction, fine) {
      const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.closest?.("[data-light]");
      const from = /** @type {HTMLElement|undefined} */ (focused)?.dataset.place;
      if (!from && board.aim.nudge(direction, fine)) {
        look.close();
        rooms.spoken.textContent = board.aim.reading();
        if (narrow()) state().aims.pointed = true;
        onSelect();
        return true;
      }
      const next = from ? board.lights.towards(from, direction) : undefined;
      if (from && !next) return true;
      const moved = board.lights.focus(next ?? undefined);
      const place = next ?? board.lights.places()[0];
      if (moved && place) {
        const box = board.around([place]);
        if (box) board.camera.reveal(box);
        look.soon(subject({ place, piece: "" }), board.locate(place), 400);
      }
      return moved;
    },
  };
}
