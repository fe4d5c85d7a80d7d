/** The grip of the phone's sheet: dragged, tapped or by keyboard, it gives the sheet one of three heights. CSS says how high they are. */

import { calm, h } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {"question"|"options"|"full"} Height */

/** @type {Height[]} from low to high */
const HEIGHTS = ["question", "options", "full"];
const STEPS = /** @type {Record<string, number>} */ ({ ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 });
const SLIDE = 180;
const STILL = 6; // a finger that moves less has tapped

/** @param {HTMLElement} sheet */
export function createGrip(sheet) {
  let at = 1;
  /** @type {{from: number, tall: number, heights: number[], moved: boolean}|null} */
  let drag = null;
  let dragged = false; // the click that ends a drag is not a tap
  const button = h("button", { type: "button", class: "grip", on: {
    click: () => dragged || turn((at + 1) % HEIGHTS.length),
    keydown: step, pointerdown: grasp, pointermove: pull, pointerup: release, pointercancel: release,
  } });

  function tell() {
    sheet.dataset.height = HEIGHTS[at];
    button.setAttribute("aria-expanded", String(at > 0));
    button.setAttribute("aria-label", t(`grip.${HEIGHTS[at]}`));
  }

  /** Take a height, and slide there from where the sheet is seen now. @param {number} next */
  function turn(next) {
    const before = sheet.offsetHeight;
    at = Math.max(0, Math.min(HEIGHTS.length - 1, next));
    sheet.classList.remove("dragged");
    sheet.style.height = "";
    tell();
    const way = sheet.offsetHeight - before;
    if (way && !calm()) sheet.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], { duration: SLIDE, easing: "ease-out" });
  }

  /** @param {KeyboardEvent} event */
  function step(event) {
    dragged = false;
    const way = STEPS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn(at + way);
  }

  /** How high the sheet is at each height, with what it holds now. */
  function measure() {
    const heights = HEIGHTS.map((height) => {
      sheet.dataset.height = height;
      return sheet.offsetHeight;
    });
    sheet.dataset.height = HEIGHTS[at];
    return heights;
  }

  /** @param {PointerEvent} event */
  function grasp(event) {
    dragged = false;
    if (!event.isPrimary || event.button) return;
    button.setPointerCapture(event.pointerId);
    drag = { from: event.clientY, tall: sheet.offsetHeight, heights: measure(), moved: false };
  }

  /** @param {PointerEvent} event */
  function pull(event) {
    if (!drag || !event.isPrimary) return;
    const way = drag.from - event.clientY;
    if (!drag.moved && Math.abs(way) < STILL) return;
    drag.moved = true;
    sheet.classList.add("dragged");
    sheet.dataset.height = "full";
    sheet.style.height = `${Math.max(drag.heights[0], Math.min(drag.heights[HEIGHTS.length - 1], drag.tall + way))}px`;
  }

  /** @param {PointerEvent} event */
  function release(event) {
    if (!drag || !event.isPrimary) return;
    const { heights, moved } = drag;
    drag = null;
    dragged = moved;
    if (!moved) return;
    const off = heights.map((height) => Math.abs(height - sheet.offsetHeight));
    turn(off.indexOf(Math.min(...off)));
  }

  tell();
  return {
    button,
    /** Let the options be seen. */
    rise: () => at < 1 && !drag && turn(1),
    /** Let what lies behind a full sheet be seen. */
    sink: () => at > 1 && !drag && turn(1),
  };
}
