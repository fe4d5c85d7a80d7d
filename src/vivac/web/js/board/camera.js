/** Which part of the sheet is seen, how large, and how the view glides. */

import { calm } from "../dom.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box in units of the sheet */

const LARGEST_COUNTER = 96; // on the screen
const GLIDE = 350;
const MARGIN = 46; // kept free round what must be seen

/**
 * @param {HTMLElement} stage the window
 * @param {{width: number, height: number, counter: number}} sheet
 * @param {(k: number, x: number, y: number) => void} apply
 */
export function createCamera(stage, sheet, apply) {
  let k = 1;
  let x = 0;
  let y = 0;
  let touched = false; // somebody has chosen a view of their own
  let frame = 0;

  const fitScale = () => Math.min(stage.clientWidth / sheet.width, stage.clientHeight / sheet.height);
  const largest = () => LARGEST_COUNTER / sheet.counter;

  /** Keep the sheet in the window: centred where it is smaller, without gaps where it is larger. */
  function place() {
    /** @param {number} at @param {number} size @param {number} window */
    const hold = (at, size, window) => (size <= window ? (window - size) / 2 : Math.min(0, Math.max(window - size, at)));
    x = hold(x, sheet.width * k, stage.clientWidth);
    y = hold(y, sheet.height * k, stage.clientHeight);
    apply(k, x, y);
  }

  /** @param {number} nk @param {number} nx @param {number} ny */
  function set(nk, nx, ny) {
    cancelAnimationFrame(frame);
    k = Math.min(largest(), Math.max(fitScale(), nk));
    x = nx;
    y = ny;
    place();
  }

  /** @param {number} nk @param {number} nx @param {number} ny */
  function glide(nk, nx, ny) {
    if (calm() || document.hidden) return set(nk, nx, ny);
    cancelAnimationFrame(frame);
    const from = { k, x, y };
    const start = performance.now();
    /** @param {number} now */
    const step = (now) => {
      const done = Math.min(1, (now - start) / GLIDE);
      const e = done < 0.5 ? 2 * done * done : 1 - (2 - 2 * done) ** 2 / 2;
      k = from.k + (nk - from.k) * e;
      x = from.x + (nx - from.x) * e;
      y = from.y + (ny - from.y) * e;
      place();
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  /**
   * The view that shows a box, as large as it fits but no larger than `most`.
   * @param {Box} box
   * @param {number} most
   * @returns {[number, number, number]}
   */
  function framing(box, most) {
    const [w, h] = [stage.clientWidth, stage.clientHeight];
    /** @param {number} size */
    const room = (size) => Math.max(60, size - 2 * MARGIN);
    const nk = Math.max(fitScale(), Math.min(most, room(w) / Math.max(1, box.w), room(h) / Math.max(1, box.h)));
    return [nk, w / 2 - (box.x + box.w / 2) * nk, h / 2 - (box.y + box.h / 2) * nk];
  }

  return {
    scale: () => k,
    /** A point of the screen, in units of the sheet. @param {number} sx @param {number} sy */
    toSheet: (sx, sy) => ({ x: (sx - x) / k, y: (sy - y) / k }),
    /** A point of the sheet, on the stage. @param {number} bx @param {number} by */
    toStage: (bx, by) => ({ x: bx * k + x, y: by * k + y }),
    /** @param {number} dx @param {number} dy */
    pan(dx, dy) {
      touched = true;
      set(k, x + dx, y + dy);
    },
    /** Larger or smaller round a point of the stage. @param {number} factor @param {number} sx @param {number} sy */
    zoom(factor, sx, sy) {
      touched = true;
      const nk = Math.min(largest(), Math.max(fitScale(), k * factor));
      set(nk, sx - ((sx - x) / k) * nk, sy - ((sy - y) / k) * nk);
    },
    /** Larger or smaller round the middle, with a glide. @param {number} factor */
    step(factor) {
      touched = true;
      const [sx, sy] = [stage.clientWidth / 2, stage.clientHeight / 2];
      const nk = Math.min(largest(), Math.max(fitScale(), k * factor));
      glide(nk, sx - ((sx - x) / k) * nk, sy - ((sy - y) / k) * nk);
    },
    /** The whole sheet. */
    fit() {
      touched = false;
      glide(...framing({ x: 0, y: 0, w: sheet.width, h: sheet.height }, fitScale()));
    },
    /** Show a box at a comfortable size, at once or with a glide. @param {Box} box @param {boolean} slowly */
    frame(box, slowly) {
      const comfortable = (stage.clientWidth < 500 ? 40 : 44) / sheet.counter;
      (slowly ? glide : set)(...framing(box, comfortable));
    },
    /**
     * Glide only as far as needed to bring a box into the window.
     * @param {Box} box
     */
    reveal(box) {
      const [w, h] = [stage.clientWidth, stage.clientHeight];
      const [left, top] = [box.x * k + x, box.y * k + y];
      const [right, bottom] = [left + box.w * k, top + box.h * k];
      const edge = Math.min(MARGIN, w / 6, h / 6);
      if (left >= edge && top >= edge && right <= w - edge && bottom <= h - edge) return;
      if (right - left > w - 2 * edge || bottom - top > h - 2 * edge) return this.frame(box, true);
      /** @param {number} low @param {number} high @param {number} size */
      const shift = (low, high, size) => (low < edge ? edge - low : high > size - edge ? size - edge - high : 0);
      glide(k, x + shift(left, right, w), y + shift(top, bottom, h));
    },
    /** True once somebody has moved the view by hand. */
    isTouched: () => touched,
    /** The window has changed its size: keep its middle where it was. @param {number} dw @param {number} dh */
    resized(dw, dh) {
      set(k, x + dw / 2, y + dh / 2);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** @typedef {ReturnType<typeof createCamera>} Camera */
