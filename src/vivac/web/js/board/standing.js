/** Who stands where on an open table: pieces have points instead of places, and a unit is many pieces. */

/**
 * @typedef {import("../wire.d.ts").Grid} Grid
 * @typedef {{x: number, y: number, r: number}} Stand a base on the sheet
 * @typedef {import("../wire.d.ts").PieceView & {smoke?: boolean}} Piece `smoke`: its unit has just fired
 * @typedef {import("../wire.d.ts").SpotPage & {stands?: Stand[]}} Spot `stands`: the bases of a unit
 * @typedef {Omit<import("../wire.d.ts").BoardPage, "spots"> & {spots: Record<string, Spot>}} Board
 */

/** The unit a figure belongs to: what comes before the dot. @param {string} piece */
export const unitOf = (piece) => piece.split(".")[0];

/** @param {Grid} grid @param {number[]} point */
export const onSheet = (grid, [x, y]) => ({ x: grid.x + x * grid.step, y: grid.y - y * grid.step });

/** The point of the grid nearest to a place on the sheet. @param {Grid} grid @param {{x: number, y: number}} at @returns {[number, number]} */
export const onGrid = (grid, at) => [Math.round((at.x - grid.x) / grid.step), Math.round((grid.y - at.y) / grid.step)];

/** @param {Grid} grid @param {Piece} piece @returns {Stand} */
export const standOf = (grid, piece) => ({ ...onSheet(grid, piece.at ?? [0, 0]), r: Math.max(1, piece.radius ?? 1) * grid.step });

/**
 * One piece for each unit, the one that bears its number and its badges.
 * @param {Piece[]} pieces
 */
export function oneOfEach(pieces) {
  /** @type {Map<string, Piece>} */
  const found = new Map();
  for (const piece of pieces) {
    const unit = piece.at ? unitOf(piece.id) : piece.id;
    const known = found.get(unit);
    if (!known || (!known.right && piece.right)) found.set(unit, piece);
  }
  return [...found.values()];
}

/**
 * Gives every unit on an open table a spot of the board, for as long as it stands there.
 * @param {Board} board
 */
export function createStanding(board) {
  /** @type {Set<string>} */
  const units = new Set();

  function clear() {
    for (const unit of units) delete board.spots[unit];
    units.clear();
  }

  return {
    clear,
    units: () => [...units],
    /** Pieces with a point get their unit as their place. @param {Piece[]} pieces */
    settle(pieces) {
      const grid = board.grid;
      if (!grid) return;
      clear();
      /** @type {Map<string, Piece[]>} */
      const musters = new Map();
      for (const piece of pieces) {
        if (piece.at) musters.set(unitOf(piece.id), [...(musters.get(unitOf(piece.id)) ?? []), piece]);
      }
      for (const [unit, theirs] of musters) {
        const stands = theirs.map((piece) => standOf(grid, piece));
        const [xs, ys] = [stands.map((one) => one.x), stands.map((one) => one.y)];
        const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
        const r = Math.max(...stands.map((one) => Math.hypot(one.x - x, one.y - y) + one.r));
        const smoke = theirs.some((piece) => piece.badges.includes("smoke"));
        for (const piece of theirs) Object.assign(piece, { place: unit, smoke });
        board.spots[unit] = { x, y, r, outline: "", name: theirs[0].name, stands };
        units.add(unit);
      }
    },
  };
}
