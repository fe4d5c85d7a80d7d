/** Sides: the silhouette is the side, the colour the contingent, the emblem the name. As in `drawing/sides.py`. */

/** @typedef {{field: string, silhouette: "round"|"chamfer"|"ticket"|"gable", emblem: string}} Livery */

/** @type {Record<string, [string, Livery["silhouette"], string]>} */
const LIVERIES = {
  union: ["union", "round", "star"],
  mosby: ["mosby", "chamfer", "plume"],
  royalist: ["royalist", "round", "saltire"],
  patriot: ["patriot", "chamfer", "sun"],
  rebel: ["rebel", "ticket", "star"],
  portuguese: ["portuguese", "ticket", "quinas"],
  british: ["british", "round", "crown"],
  savoy: ["savoy", "round", "cross"],
  allied: ["british", "round", "crown"],
  kgl: ["british", "round", "crown"],
  french: ["french", "chamfer", "fleur"],
  empire: ["french", "chamfer", "eagle"],
  spanish: ["spanish", "chamfer", "castle"],
  spanish_allied: ["spanish", "round", "castle"],
  portuguese_allied: ["portuguese", "round", "quinas"],
  naples: ["naples", "chamfer", "castle"],
  genoa: ["genoa", "ticket", "cross"],
  malta: ["malta", "ticket", "malta"],
  barbary: ["barbary", "gable", "crescent"],
  neutral: ["neutral", "ticket", "cross"],
};

/** True for a side the box has a livery for. @param {string} side */
export const hasLivery = (side) => side in LIVERIES;

/**
 * The livery of a side; somebody the box does not know is a neutral.
 * @param {string} side
 * @returns {Livery}
 */
export function livery(side) {
  const [field, silhouette, emblem] = LIVERIES[side] ?? LIVERIES.neutral;
  return { field, silhouette, emblem };
}

/** The class that gives symbols and counters the colours of a side. @param {string} side */
export const sideClass = (side) => `s-${hasLivery(side) ? side : "neutral"}`;
