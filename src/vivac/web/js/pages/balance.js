/** The balance of a game, decision by decision: who leads, solid above the middle or hatched below it. */

import { s } from "../dom.js";
import { sideColour } from "../draw/sheet.js";
import { t } from "../i18n.js";

const WIDTH = 1000;
const HEIGHT = 44;
const MIDDLE = HEIGHT / 2;
const REACH = MIDDLE - 2;

/**
 * @param {{share: number, value: number}[]} points how far along each is, in hundredths
 * @param {string[]} sides alone, one leads over how the game began
 * @param {string} game
 */
export function createBalance(points, sides, game) {
  const level = sides.length > 1 ? 0 : points[0].value;
  const most = Math.max(...points.map(({ value }) => Math.abs(value - level))) || 1;
  const curve = points.map(({ share, value }) => `${(share * WIDTH) / 100} ${(MIDDLE - ((value - level) / most) * REACH).toFixed(1)}`);
  const area = `M0 ${MIDDLE}L${curve.join("L")}L${WIDTH} ${MIDDLE}Z`;
  const [above, below] = [sides[0], sides[1] ?? ""].map((side) => sideColour(game, side));
  const veil = s("rect", { class: "veil", y: 0, width: WIDTH, height: HEIGHT });
  /** @param {string} id @param {number} y */
  const half = (id, y) => s("clipPath", { id }, s("rect", { y, width: WIDTH, height: MIDDLE }));
  const element = s("svg", { class: "balance", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": t(sides.length > 1 ? "replay.balance" : "replay.balance.alone") },
    s("defs", {}, half("balance-above", 0), half("balance-below", MIDDLE),
      s("pattern", { id: "balance-hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, s("path", { d: "M0 0V7", stroke: below, "stroke-width": 4 }))),
    s("path", { d: area, fill: above, "clip-path": "url(#balance-above)" }),
    s("path", { d: area, fill: "url(#balance-hatch)", "clip-path": "url(#balance-below)" }),
    s("path", { class: "curve", d: `M${curve.join("L")}` }), veil, s("path", { class: "middle", d: `M0 ${MIDDLE}H${WIDTH}` }));
  return {
    element,
    /** Veil what comes after. @param {number} share in hundredths */
    show: (share) => veil.setAttribute("x", String((share * WIDTH) / 100)),
  };
}
