/** What the open question lets somebody point at on an open table. */

/**
 * @typedef {import("../wire.d.ts").View} View
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 * @typedef {{choices: Choice[], goal: [number, number]|null, pointed: boolean}} Aims `choices` are taken at a point;
 *   `goal` is the only point a drill allows; `pointed`: on a phone, a point has been chosen and waits to be taken
 */

/**
 * @param {View} view
 * @param {Choice[]} offered
 * @returns {Aims}
 */
export function sortAims(view, offered) {
  const next = view.drill && !view.drill.done ? (view.drill.choose[0] ?? "") : "";
  const choices = offered.filter((choice) => choice.region);
  const shown = choices.find((choice) => next.startsWith(`${choice.id}:`));
  const point = shown ? next.slice(shown.id.length + 1).split(":").map(Number) : [];
  return { choices, goal: point.length === 2 ? [point[0], point[1]] : null, pointed: false };
}
