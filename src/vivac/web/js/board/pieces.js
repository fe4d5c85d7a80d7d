/** What lies on the sheet: stacks by side, markers round them, and pieces gliding to where they go. */

import { calm, s } from "../dom.js";
import { GRID, STAND, drawPiece } from "../draw/counter.js";
import { facesWest, formation, hasFront } from "../draw/formation.js";
import { stampPart, write } from "../draw/sheet.js";
import { standOf } from "./standing.js";

/**
 * @typedef {import("./standing.js").Piece} Piece
 * @typedef {import("./standing.js").Board} Board
 * @typedef {{dx: number, dy: number, size: number, piece: Piece, bare?: boolean}} Laid where a piece lies on its place, and
 *   how large; `bare` if another one of its pile shows the formation of both
 */

const LIFT = 0.09;
const EDGES = 4;
const MARKER = 0.56;
const STAFF = 0.6; // a leader beside the units he is with
const STAFF_AT = [0.58, -0.1];
const MARKER_CORNERS = [45, 135, 315, 225, 90, 270, 0, 180];

/**
 * Where every piece of a place lies; pieces below the drawn edge of a stack lie under it.
 * @param {Board} board
 * @param {string} place
 * @param {Piece[]} pieces
 * @returns {{laid: Laid[], counts: {dx: number, dy: number, count: number}[]}}
 */
function layOut(board, place, pieces) {
  const spot = board.spots[place];
  const { counter: size, grid } = board;
  if (grid && spot.stands) return { laid: pieces.map((piece) => stand(grid, spot, piece)), counts: [] };
  const counters = pieces.filter((piece) => !piece.marker);
  const sides = [...new Set(counters.map((piece) => piece.side))].map((side) => counters.filter((p) => p.side === side));
  const apart = size * 1.06;
  /** @type {Laid[]} */
  const laid = [];
  /** @type {{dx: number, dy: number, count: number}[]} */
  const counts = [];
  sides.forEach((stack, column) => {
    const middle = (column - (sides.length - 1) / 2) * apart;
    const { rank, staff } = parted(stack);
    const high = Math.min(rank.length, EDGES) - 1;
    const shown = [rank.findLast(hasFront), rank.findLast((piece) => formation(piece) && !hasFront(piece))];
    rank.forEach((piece, i) => {
      const level = Math.max(0, i - (rank.length - 1 - high)) - high / 2;
      laid.push({ dx: middle + level * size * LIFT, dy: -level * size * LIFT, size, piece, bare: !shown.includes(piece) });
    });
    const top = laid[laid.length - 1];
    if (rank.length > 1) counts.push({ dx: top.dx - size * 0.46, dy: top.dy - size * 0.44, count: rank.length });
    const behind = facesWest(rank) ? STAFF_AT[0] : -STAFF_AT[0];
    staff.forEach((piece, i) =>
      laid.push({ dx: middle + behind * size, dy: (STAFF_AT[1] - i * STAFF) * size, size: size * STAFF, piece }));
  });
  const reach = sides.length ? size * 0.66 : spot.r + size * MARKER * 0.3;
  pieces.filter((piece) => piece.marker).forEach((piece, i) => {
    const angle = (MARKER_CORNERS[i % 8] * Math.PI) / 180;
    const ring = reach * (1 + Math.floor(i / 8) * 0.6);
    laid.push({ dx: Math.cos(angle) * ring, dy: Math.sin(angle) * ring, size: size * MARKER, piece });
  });
  return { laid, counts };
}

/**
 * A figure stands exactly where it is, at its true size.
 * @param {import("../wire.d.ts").Grid} grid
 * @param {import("./standing.js").Spot} spot
 * @param {Piece} piece
 * @returns {Laid}
 */
function stand(grid, spot, piece) {
  const { x, y, r } = standOf(grid, piece);
  return { dx: x - spot.x, dy: y - spot.y, size: (r * GRID) / STAND, piece };
}

/**
 * Where units stand in formation, their leaders stand beside them, so that no front and no unit is hidden.
 * @param {Piece[]} stack
 */
function parted(stack) {
  const rank = stack.filter((piece) => piece.symbol !== "leader");
  if (!rank.some(formation)) return { rank: stack, staff: [] };
  return { rank, staff: stack.filter((piece) => piece.symbol === "leader") };
}

/** All that changes how a piece looks. @param {Piece} piece */
const looks = (piece) => JSON.stringify([piece.side, piece.symbol, piece.name, piece.left, piece.right, piece.face_up, piece.steps, piece.steps_left, piece.badges, piece.facing, piece.smoke]);

/**
 * Pieces grow round their place when the sheet is seen from afar.
 * @param {import("./standing.js").Spot} spot
 * @param {{dx: number, dy: number}} at
 * @param {number} size
 */
const put = (spot, { dx, dy }, size) => (spot.stands
  ? `translate(${spot.x + dx}px, ${spot.y + dy}px) scale(${size / GRID})`
  : `translate(${spot.x}px, ${spot.y}px) scale(var(--piece-scale)) translate(${dx}px, ${dy}px) scale(${size / GRID})`);

/**
 * @param {SVGElement} layer
 * @param {Board} board
 * @param {string} game
 */
export function createPieces(layer, board, game) {
  /** @type {Map<string, {element: SVGElement, x: number, y: number, looks: string}>} */
  const known = new Map();
  const numbers = s("g", { class: "stack-counts" });

  /** @param {SVGElement} element @param {number} dx @param {number} dy @param {string} end */
  function glide(element, dx, dy, end) {
    const far = Math.hypot(dx, dy);
    const duration = Math.min(500, 120 + 0.6 * far);
    layer.append(element);
    element.animate([{ transform: `translate(${dx}px, ${dy}px) ${end}` }, { transform: end }], { duration, easing: "ease-in-out" });
  }

  /** True if a figure of an open table no longer stands where it stood. @param {Piece} piece */
  function marched(piece) {
    const before = known.get(piece.id);
    if (!before || !piece.at || !board.grid) return false;
    const { x, y } = standOf(board.grid, piece);
    return Math.hypot(before.x - x, before.y - y) > 1;
  }

  /** @param {Laid} at @param {boolean} moves */
  function lay({ dx, dy, size, piece, bare }, moves) {
    const spot = board.spots[piece.place];
    const [x, y] = [spot.x + dx, spot.y + dy];
    const where = put(spot, { dx, dy }, size);
    const look = looks(piece);
    const before = known.get(piece.id);
    const element = before?.element ?? s("g", { class: "piece", data: { piece: piece.id } });
    element.dataset.place = piece.place;
    element.classList.toggle("bare", bare === true);
    element.classList.toggle("done", piece.badges.includes("done"));
    if (before?.looks !== look) {
      element.replaceChildren(drawPiece(game, piece));
      if (before && moves) element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 180 });
    }
    element.style.transform = where;
    layer.append(element);
    if (moves && before && Math.hypot(before.x - x, before.y - y) > 4) {
      glide(element, before.x - x, before.y - y, where);
    } else if (moves && !before) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 });
    }
    known.set(piece.id, { element, x, y, looks: look });
  }

  return {
    /**
     * Lay these pieces, and take away what is gone.
     * @param {Piece[]} pieces
     * @returns {{changed: string[], moves: import("./trace.js").Move[]}} places where something came or changed; who went
     */
    show(pieces) {
      const lively = known.size > 0 && !calm();
      const there = pieces.filter((piece) => piece.place in board.spots);
      /** @type {Map<string, Piece[]>} */
      const places = new Map();
      for (const piece of there) places.set(piece.place, [...(places.get(piece.place) ?? []), piece]);
      const changed = known.size ? there.filter((p) => known.get(p.id)?.element.dataset.place !== p.place || known.get(p.id)?.looks !== looks(p) || marched(p)) : [];
      const moves = there.flatMap((piece) => {
        const before = known.get(piece.id);
        if (!before) return [];
        if (marched(piece)) return [{ piece, from: { x: before.x, y: before.y } }];
        const from = before.element.dataset.place ?? "";
        return from !== piece.place && board.spots[from] ? [{ piece, from: board.spots[from] }] : [];
      });
      const gone = new Set([...known.keys()].filter((id) => !there.some((piece) => piece.id === id)));
      for (const id of gone) {
        known.get(id)?.element.remove();
        known.delete(id);
      }
      numbers.replaceChildren();
      const order = [...places.keys()].sort((a, b) => board.spots[a].y - board.spots[b].y || board.spots[a].x - board.spots[b].x);
      for (const place of order) {
        const { laid, counts } = layOut(board, place, places.get(place) ?? []);
        for (const each of laid) lay(each, lively);
        for (const { dx, dy, count } of counts) {
          const number = s("g", { class: "stack-count" },
            stampPart(game, "counter", "disc"), write(game, "counter", "count", String(count)));
          number.style.transform = put(board.spots[place], { dx, dy }, board.counter * 1.04);
          numbers.append(number);
        }
      }
      layer.append(numbers);
      return { changed: [...new Set(changed.map((piece) => piece.place))], moves };
    },
    /** Light pieces for a moment, as the log asks. @param {Set<string>} ids */
    mark(ids) {
      for (const [id, { element }] of known) element.classList.toggle("marked", ids.has(id));
    },
  };
}
