/** The names of units on an open table, always the same size on the screen, set where they cover least. */

import { s } from "../dom.js";
import { textWidth, words } from "../draw/lettering.js";
import { sideColour, stamp, symbolId } from "../draw/sheet.js";
import { oneOfEach, standOf, unitOf } from "./standing.js";

/**
 * @typedef {import("../wire.d.ts").PieceView} Piece
 * @typedef {import("./standing.js").Board} Board
 * @typedef {{left: number, top: number, right: number, bottom: number}} Frame
 */

const HEIGHT = 18;
const SIZE = 11.5;
const MOST_BADGES = 3;
const BARE = 0.5; // seen from so far, only numbers and badges are left

/** @param {Frame} a @param {Frame} b */
const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * @param {SVGElement} layer
 * @param {Board} board
 * @param {string} game
 */
export function createTags(layer, board, game) {
  /** @type {Piece[]} */
  let pieces = [];
  let scale = 1;
  let timer = 0;

  /** @param {Piece} piece @param {boolean} bare */
  function tag(piece, bare) {
    const badges = piece.badges.map((badge) => symbolId(game, `badge-${badge}`)).filter(Boolean).slice(0, MOST_BADGES);
    const called = [bare ? "" : piece.name, piece.right].filter(Boolean).join(" · ");
    const text = called ? textWidth(called, SIZE) * 1.1 : 0;
    const width = text + badges.length * 16 + (called ? 16 : 6);
    const element = s("g", { class: "unit-tag", data: { place: piece.place } },
      s("rect", { class: "d-tag", width, height: HEIGHT, rx: HEIGHT / 2, stroke: sideColour(game, piece.side) }),
      called && words(called, (width - badges.length * 16) / 2, 13, SIZE, "d-b d-m"),
      badges.map((badge, i) => stamp(badge, width - 11 - i * 16, HEIGHT / 2, 0.76)));
    return { element, width, empty: !called && !badges.length };
  }

  function draw() {
    const grid = board.grid;
    if (!grid) return;
    const bare = scale < BARE;
    const unit = 1 / scale;
    const stands = pieces.filter((piece) => piece.at).map((piece) => ({ ...standOf(grid, piece), unit: unitOf(piece.id) }));
    /** @type {Frame[]} */
    const taken = stands.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
    layer.replaceChildren(...oneOfEach(pieces.filter((piece) => piece.at)).flatMap((piece) => {
      const { element, width, empty } = tag(piece, bare);
      if (empty) return [];
      const own = stands.filter((one) => one.unit === unitOf(piece.id));
      const [west, east] = [Math.min(...own.map((one) => one.x - one.r)), Math.max(...own.map((one) => one.x + one.r))];
      const [north, south] = [Math.min(...own.map((one) => one.y - one.r)), Math.max(...own.map((one) => one.y + one.r))];
      const [w, h, gap] = [width * unit, HEIGHT * unit, 4 * unit];
      const [x, y] = [(west + east) / 2, (north + south) / 2];
      const places = [[x - w / 2, south + gap], [x - w / 2, north - gap - h], [east + gap, y - h / 2], [west - gap - w, y - h / 2],
        [east - gap, south + gap], [west - w + gap, south + gap], [east - gap, north - gap - h], [west - w + gap, north - gap - h],
        [x - w / 2, south + 2 * gap + h], [x - w / 2, north - 2 * gap - 2 * h]];
      const frames = places.map(([left, top]) => ({ left, top, right: left + w, bottom: top + h }));
      const costs = frames.map((frame, i) => i * h * h * 0.06 + taken.reduce((sum, other) => sum + shared(frame, other), 0));
      const best = frames[costs.indexOf(Math.min(...costs))];
      taken.push(best);
      element.style.transform = `translate(${best.left}px, ${best.top}px) scale(${unit})`;
      return [element];
    }));
  }

  return {
    /** @param {Piece[]} now */
    show(now) {
      pieces = now;
      draw();
    },
    /** The sheet is seen larger or smaller. @param {number} k */
    zoomed(k) {
      if (Math.abs(k - scale) < 0.001) return;
      scale = k;
      clearTimeout(timer);
      timer = setTimeout(draw, 60);
    },
    stop: () => clearTimeout(timer),
  };
}
