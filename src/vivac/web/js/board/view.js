/** The board: a sheet of paper with layers of pieces and light on it, under a camera. */

import { getBoard, getDrawing } from "../api.js";
import { add, h, parseDrawing, s } from "../dom.js";
import { layLook } from "../draw/sheet.js";
import { createAim } from "./aim.js";
import { createCamera } from "./camera.js";
import { listen } from "./gestures.js";
import { createLights } from "./lit.js";
import { createPieces } from "./pieces.js";
import { createStanding, onSheet } from "./standing.js";
import { createTags } from "./tags.js";
import { trace } from "./trace.js";
import { drawWays } from "./ways.js";

/**
 * @typedef {import("./standing.js").Board} Board
 * @typedef {import("./camera.js").Box} Box
 * @typedef {{onTap: (target: Target) => void, onLook: (target: Target|null) => void,
 *   onTake: (place: string) => void, onMove: () => void, onPoint?: (at: [number, number], how: "hover"|"drop") => void,
 *   onAimed?: () => void}} Hear
 * @typedef {{place: string, piece: string, at?: [number, number]}} Target what is under the pointer; both empty on bare
 *   paper; `at` is the point of an open table
 */

const SMALLEST_COUNTER = 22; // on the screen: pieces grow on a sheet seen from afar
const SMALLEST_LIGHT = 12;
const FAR = 19; // counters smaller than this: names of towns are hidden
const LEVELS = [28, 44, 60]; // size of a counter on the screen, see lod-0 to lod-3 in board.css

/**
 * @param {HTMLElement} stage
 * @param {string} game
 * @param {string} scenario
 * @param {Hear} hear
 */
export async function createBoardView(stage, game, scenario, hear) {
  /** @type {Board} */
  const board = await getBoard(game, scenario);
  const [drawing] = await Promise.all([getDrawing(board.url), layLook(board)]);
  const paper = parseDrawing(drawing, board);
  paper.classList.add("board");
  const reachLayer = s("g", { class: "reach-layer" });
  const tagLayer = s("g", { class: "tag-layer" });
  const rulerLayer = s("g", { class: "ruler-layer" });
  const litLayer = s("g", { class: "lit-layer" });
  const traceLayer = s("g", { class: "trace-layer" });
  const wayLayer = s("g", { class: "trace-layer" });
  const pieceLayer = s("g", { class: "piece-layer" });
  const chosenLayer = s("g", { class: "chosen-layer" });
  const overlay = s("svg", { class: "overlay drawn", viewBox: `0 0 ${board.width} ${board.height}`, width: board.width, height: board.height },
    reachLayer, litLayer, wayLayer, traceLayer, pieceLayer, tagLayer, chosenLayer, rulerLayer);
  const sheet = h("div", { class: "sheet" });
  add(sheet, paper, overlay);
  stage.prepend(sheet);
  const ring = Math.max(...Object.values(board.spots).map((spot) => spot.r)) + 5;

  const standing = createStanding(board);
  const tags = createTags(tagLayer, board, game);
  const aim = createAim({ region: reachLayer, ruler: rulerLayer }, board, () => hear.onAimed?.());
  const roofs = [.../** @type {NodeListOf<SVGElement>} */ (paper.querySelectorAll(".d-roof"))].map((roof) => ({ roof, box: (roof.dataset.box ?? "").split(" ").map(Number) }));
  const camera = createCamera(stage, board, (k, x, y) => {
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    const light = Math.max(1, SMALLEST_LIGHT / (k * ring));
    sheet.style.setProperty("--unit", String(1 / k));
    sheet.style.setProperty("--light-scale", String(light));
    sheet.style.setProperty("--light-unit", String(1 / (k * light)));
    sheet.style.setProperty("--piece-scale", String(Math.min(2, Math.max(1, SMALLEST_COUNTER / (k * board.counter)))));
    tags.zoomed(k);
    const level = LEVELS.filter((size) => board.counter * k >= size).length;
    sheet.classList.toggle("far", board.counter * k < FAR);
    if (!sheet.classList.contains(`lod-${level}`)) {
      sheet.classList.remove("lod-0", "lod-1", "lod-2", "lod-3");
      sheet.classList.add(`lod-${level}`);
    }
  });
  const lights = createLights({ lit: litLayer, chosen: chosenLayer }, board, hear.onTake);
  const pieces = createPieces(pieceLayer, board, game);

  /**
   * What lies under a point: a piece, a light, or the place whose ring or ground it is.
   * @param {{target: EventTarget|null, clientX: number, clientY: number}} event
   * @returns {Target}
   */
  function under(event) {
    const element = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest?.("[data-place]"));
    const at = sheetAt(event);
    const point = aim.choice() ? aim.under(at) : undefined;
    if (element) return { place: element.dataset.place ?? "", piece: element.dataset.piece ?? "", at: point };
    return { place: placeAt(at), piece: "", at: point };
  }

  /** @param {{clientX: number, clientY: number}} event */
  function sheetAt(event) {
    const box = stage.getBoundingClientRect();
    return camera.toSheet(event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {{x: number, y: number}} at */
  function placeAt(at) {
    const reach = Math.max(9 / camera.scale(), 8);
    let best = "";
    let least = Infinity;
    for (const [id, spot] of Object.entries(board.spots)) {
      const far = spot.stands ? Math.min(...spot.stands.map((one) => Math.hypot(one.x - at.x, one.y - at.y) - one.r)) : Math.hypot(spot.x - at.x, spot.y - at.y) - spot.r;
      if (!spot.outline && far < reach && far < least) [best, least] = [id, far];
    }
    if (best) return best;
    const inside = Object.entries(board.spots).find(([, spot]) => spot.outline && ground(spot.outline, at));
    return inside ? inside[0] : "";
  }

  let looked = "";
  /** @param {PointerEvent} event */
  function look(event) {
    if (event.pointerType === "touch") return;
    const over = /** @type {Element} */ (event.target).closest?.("[data-over]");
    const target = over || event.buttons ? { place: "", piece: "" } : under(event);
    lights.hover(target.place);
    if (aim.choice() && !event.buttons) {
      const shown = !over && target.at && !lights.isLit(target.place) ? target.at : null;
      aim.lay(shown);
      stage.classList.toggle("aiming", Boolean(shown && aim.reaches(shown)));
      if (shown) hear.onPoint?.(shown, "hover");
    }
    stage.classList.toggle("on-lit", lights.isLit(target.place));
    const key = `${target.place} ${target.piece}`;
    if (key === looked || over) return;
    looked = key;
    hear.onLook(target.place ? target : null);
  }
  /** @param {PointerEvent} event */
  function lookAway(event) {
    if (event.pointerType === "touch") return;
    looked = "";
    lights.hover(null);
    if (aim.choice() && !document.activeElement?.closest(".reach")) aim.lay(null);
    hear.onLook(null);
  }
  stage.addEventListener("pointermove", look);
  stage.addEventListener("pointerleave", lookAway);

  const silence = listen(stage, camera, {
    onTap: (event) => hear.onTap(under(event)),
    onLongPress: (event) => hear.onLook(under(event)),
    onMove: hear.onMove,
    onGrab: (event) => {
      if (!aim.choice()) return false;
      const at = sheetAt(event);
      const spot = board.spots[under(event).place];
      const held = spot?.stands ? aim.startsAt(spot, spot.r) && !lights.isLit(under(event).place) : false;
      return held || aim.startsAt(at, 8);
    },
    onDrag: (event) => aim.lay(aim.under(sheetAt(event))),
    onDrop: (event) => hear.onPoint?.(aim.under(sheetAt(event)), "drop"),
  });

  let [width, height] = [stage.clientWidth, stage.clientHeight];
  const watch = new ResizeObserver(() => {
    camera.resized(stage.clientWidth - width, stage.clientHeight - height);
    [width, height] = [stage.clientWidth, stage.clientHeight];
  });
  watch.observe(stage);

  /** The box round some places. @param {string[]} places @returns {Box|null} */
  function around(places) {
    const spots = places.map((place) => board.spots[place]).filter(Boolean);
    if (!spots.length) return null;
    const pad = board.counter;
    const [left, right] = [Math.min(...spots.map((p) => p.x)) - pad, Math.max(...spots.map((p) => p.x)) + pad];
    const [top, bottom] = [Math.min(...spots.map((p) => p.y)) - pad, Math.max(...spots.map((p) => p.y)) + pad];
    return { x: left, y: top, w: right - left, h: bottom - top };
  }

  return {
    board, camera, lights, pieces, around, aim,
    /** Give those who stand on an open table their spots, their names, and no roof over their heads. @param {import("../wire.d.ts").PieceView[]} now */
    stand(now) {
      standing.settle(now);
      tags.show(now);
      const stands = standing.units().flatMap((unit) => board.spots[unit].stands ?? []);
      for (const { roof, box: [west, north, east, south] } of roofs) {
        roof.classList.toggle("lifted", stands.some(({ x, y }) => x > west && x < east && y > north && y < south));
      }
    },
    /** Show who went where, until the next time. @param {import("./trace.js").Move[]} moves */
    trace: (moves) => trace(traceLayer, board, game, moves),
    /** Show where somebody means to go. @param {import("../wire.d.ts").WayView[]} ways */
    ways: (ways) => drawWays(wayLayer, board, game, ways),
    /** Where a place is on the stage, and how far its ring reaches. @param {string} place */
    locate(place) {
      const spot = board.spots[place];
      const { x, y } = camera.toStage(spot.x, spot.y);
      return { x, y, r: Math.max(spot.r, board.counter * 0.6) * camera.scale() };
    },
    /** Where a point of an open table is on the stage. @param {[number, number]} point */
    whereIs(point) {
      const at = board.grid ? onSheet(board.grid, point) : { x: 0, y: 0 };
      return { ...camera.toStage(at.x, at.y), r: 16 };
    },
    /** True if a place is inside the window. @param {string} place */
    inSight(place) {
      const spot = board.spots[place];
      if (!spot) return false;
      const { x, y } = camera.toStage(spot.x, spot.y);
      return x > 10 && y > 10 && x < stage.clientWidth - 10 && y < stage.clientHeight - 10;
    },
    /** @param {string} place */
    placeName: (place) => board.spots[place]?.name ?? "",
    destroy() {
      silence();
      tags.stop();
      standing.clear();
      watch.disconnect();
      camera.stop();
      stage.removeEventListener("pointermove", look);
      stage.removeEventListener("pointerleave", lookAway);
      sheet.remove();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createBoardView>>} BoardView */

/** @type {Map<string, Path2D>} outlines asked for before: a map of hexes has a thousand of them */
const shapes = new Map();
const canvas = document.createElement("canvas").getContext("2d");

/**
 * True if a point lies inside an outline.
 * @param {string} outline
 * @param {{x: number, y: number}} at
 */
function ground(outline, at) {
  const shape = shapes.get(outline) ?? new Path2D(outline);
  shapes.set(outline, shape);
  return canvas?.isPointInPath(shape, at.x, at.y) ?? false;
}
