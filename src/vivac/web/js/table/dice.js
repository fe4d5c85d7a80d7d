/** Dice over the board: they tumble for a moment, then tell the roll once. A click ends it. */

import { calm, fill, h } from "../dom.js";
import { MOST_DICE, rollLine, turnDie } from "../draw/die.js";

/** @typedef {import("../wire.d.ts").LogLine} LogLine */

const TUMBLE = 380;
const FACES = 5;
const STAY = 3000;
const MOST = 2; // lines told over the board; the log has them all

/** @param {HTMLElement} room @param {string} game */
export function createDice(room, game) {
  let timer = 0;
  /** @type {HTMLElement|null} */
  let tray = null;

  function clear() {
    clearTimeout(timer);
    tray?.remove();
    tray = null;
  }

  /** @param {SVGElement} drawn @param {import("../wire.d.ts").DieView} fallen */
  function tumble(drawn, fallen) {
    let face = 0;
    drawn.classList.add("tumbling");
    const step = () => {
      face += 1;
      if (face >= FACES || !drawn.isConnected) {
        turnDie(game, drawn, fallen);
        drawn.classList.remove("tumbling");
        return;
      }
      turnDie(game, drawn, { faces: fallen.faces, value: 1 + ((fallen.value + face * 2) % fallen.faces) });
      setTimeout(step, TUMBLE / FACES);
    };
    step();
  }

  return {
    clear,
    /** Show the rolls among these lines, the last few of them. @param {LogLine[]} lines */
    show(lines) {
      const rolls = lines.filter((line) => line.roll).slice(-MOST);
      if (!rolls.length) return;
      clear();
      tray = h("div", { class: "dice-tray", data: { over: "" }, "aria-hidden": "true", on: { click: clear } });
      fill(tray, rolls.map((line) => h("div", { class: "thrown" }, line.roll && rollLine(game, line.roll), h("p", {}, line.text))));
      room.append(tray);
      if (!calm()) {
        const fallen = rolls.flatMap((line) => line.roll?.dice.slice(-MOST_DICE) ?? []);
        /** @type {NodeListOf<SVGElement>} */ (tray.querySelectorAll(".die")).forEach((drawn, i) => tumble(drawn, fallen[i]));
      }
      timer = setTimeout(clear, STAY);
    },
  };
}
