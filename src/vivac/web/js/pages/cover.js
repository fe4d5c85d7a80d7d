/** The cover of a box, and when and where its game happened. */

import { coverUrl, getDrawing } from "../api.js";
import { parseDrawing } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("../wire.d.ts").GameCard} Game */

/** When and where a game happened. @param {Game} game */
export function whenAndWhere(game) {
  const year = game.year.startsWith("-") ? t("year.before", { year: game.year.slice(1) }) : game.year;
  return [game.place, year].filter(Boolean).join(", ");
}

/**
 * A cover as a picture.
 * @param {Game} game
 * @returns {Promise<SVGElement>}
 */
export async function cover(game) {
  const drawn = parseDrawing(await getDrawing(coverUrl(game.id)));
  drawn.classList.add("cover");
  return drawn;
}
