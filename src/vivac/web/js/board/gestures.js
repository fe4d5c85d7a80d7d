/** Wheel, drag and pinch move the view; what is neither is a tap, a double tap, a long press or a hover. */

const SLACK = 6; // a pointer that moves less has not moved
const LONG_PRESS = 500;
const DOUBLE = 320;

/**
 * @param {HTMLElement} stage
 * @param {import("./camera.js").Camera} camera
 * @param {{onTap: (event: PointerEvent) => void, onLongPress: (event: PointerEvent) => void,
 *   onMove: () => void, onGrab?: (event: PointerEvent) => boolean, onDrag?: (event: PointerEvent) => void,
 *   onDrop?: (event: PointerEvent) => void}} hear `onMove` is told whenever the view is being moved by hand; what
 *   `onGrab` takes hold of is dragged instead of the view
 * @returns {() => void} how to stop
 */
export function listen(stage, camera, { onTap, onLongPress, onMove, onGrab, onDrag, onDrop }) {
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let moved = false;
  let pressed = false;
  let held = false; // something on the table is held, and not the view
  let timer = 0;
  let lastTap = { at: 0, x: 0, y: 0 };
  let settle = 0;

  /** @param {MouseEvent} event */
  const at = (event) => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** While it moves the sheet is one picture; when it rests it is drawn sharp again. */
  function moving() {
    stage.classList.add("moving");
    clearTimeout(settle);
    settle = setTimeout(() => stage.classList.remove("moving"), 160);
    onMove();
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    const { x, y } = at(event);
    const lines = event.deltaMode === 1 ? 18 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.008 : 0.0016)), x, y);
    moving();
  }

  /** @param {PointerEvent} event */
  function press(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (/** @type {Element} */ (event.target).closest("[data-over]")) return;
    down.set(event.pointerId, at(event));
    if (down.size === 1) {
      moved = pressed = false;
      held = onGrab?.(event) ?? false;
      if (event.pointerType !== "mouse") {
        timer = setTimeout(() => {
          pressed = true;
          onLongPress(event);
        }, LONG_PRESS);
      }
    } else {
      moved = true;
      clearTimeout(timer);
    }
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    clearTimeout(timer);
    if (!moved) {
      moved = true;
      stage.setPointerCapture(event.pointerId);
    }
    if (held && down.size === 1) return onDrag?.(event);
    if (down.size === 1) {
      camera.pan(now.x - before.x, now.y - before.y);
    } else if (down.size === 2) {
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      /** @param {{x: number, y: number}} point */
      const gap = (point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
      /** @param {{x: number, y: number}} point */
      const middle = (point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
      camera.zoom(gap(now) / gap(before), middle(now).x, middle(now).y);
      camera.pan(middle(now).x - middle(before).x, middle(now).y - middle(before).y);
    }
    down.set(event.pointerId, now);
    moving();
  }

  /** @param {PointerEvent} event */
  function lift(event) {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (held && moved && !down.size && event.type !== "pointercancel") return onDrop?.(event);
    if (event.type === "pointercancel" || moved || pressed || down.size) return;
    const { x, y } = at(event);
    const twice = event.timeStamp - lastTap.at < DOUBLE && Math.hypot(x - lastTap.x, y - lastTap.y) < 24;
    lastTap = twice ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x, y };
    const onPaper = !(/** @type {Element} */ (event.target).closest("[data-place]"));
    if (twice && onPaper) camera.fit();
    else onTap(event);
  }

  const options = { passive: false };
  stage.addEventListener("wheel", wheel, options);
  stage.addEventListener("pointerdown", press);
  stage.addEventListener("pointermove", drag);
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  return () => {
    clearTimeout(timer);
    clearTimeout(settle);
    stage.removeEventListener("wheel", wheel);
    stage.removeEventListener("pointerdown", press);
    stage.removeEventListener("pointermove", drag);
    stage.removeEventListener("pointerup", lift);
    stage.removeEventListener("pointercancel", lift);
  };
}
