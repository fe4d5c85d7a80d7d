/** The keyboard: letters for what can be done at any time, digits for listed options, arrows between targets. */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/**
 * @param {Record<string, () => void>} letters what each key does, by its lower-case name
 * @param {{onDigit: (n: number) => void, onArrow: (direction: [number, number], fine: boolean) => boolean}} hear
 * @returns {() => void} how to stop
 */
export function listenToKeys(letters, { onDigit, onArrow }) {
  /** @param {KeyboardEvent} event */
  function heard(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, textarea, select, dialog")) {
      if (event.key === "Escape" && target.closest("input")) letters.escape?.();
      return;
    }
    const arrow = ARROWS[event.key];
    const letter = letters[event.key.toLowerCase()];
    if (arrow && !target.closest("[role=slider], .log, .drawer")) {
      if (onArrow(arrow, event.shiftKey)) event.preventDefault();
    } else if (/^[1-9]$/.test(event.key)) {
      onDigit(Number(event.key));
    } else if (letter) {
      event.preventDefault();
      letter();
    }
  }
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}
