/** The hand: cards along the bottom, lit where they can be played, larger when looked at. */

import { fill, h } from "../dom.js";
import { cardSvg } from "../draw/card.js";
import { t } from "../i18n.js";
import { hiddenHand } from "./tracks.js";

/**
 * @typedef {import("../wire.d.ts").View} View
 * @typedef {import("../wire.d.ts").CardView} Card
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 * @typedef {{onCard: (card: Card, anchor: HTMLElement) => void, onLook: (card: Card|null, anchor: HTMLElement|null) => void}} Hear
 */

const LONG_PRESS = 500;

/**
 * @param {HTMLElement} room
 * @param {Hear} hear
 */
export function createHand(room, hear) {
  /** @param {string} game @param {Card} card @param {Choice[]} choices @param {boolean} chosen */
  function cardButton(game, card, choices, chosen) {
    const lit = choices.length > 0;
    let timer = 0;
    const says = `${card.name}: ${card.text}${lit ? ` ${t("hand.playable")}` : ""}`;
    const button = h("button", {
      type: "button", class: `card ${lit ? "lit" : ""} ${chosen ? "chosen" : ""}`, "aria-label": says, data: { card: card.id },
      on: {
        click: () => hear.onCard(card, button),
        pointerenter: (event) => event.pointerType === "mouse" && hear.onLook(card, button),
        pointerleave: () => hear.onLook(null, null),
        pointerdown: (event) => {
          if (event.pointerType !== "mouse") timer = setTimeout(() => hear.onLook(card, button), LONG_PRESS);
        },
        pointerup: () => clearTimeout(timer),
        pointercancel: () => clearTimeout(timer),
        contextmenu: (event) => event.preventDefault(),
      },
    }, cardSvg(game, card, 150));
    return button;
  }

  /** Cards overlap when there is no room for all side by side. */
  function squeeze() {
    const fan = /** @type {HTMLElement|null} */ (room.querySelector(".fan"));
    if (!fan?.clientWidth || fan.children.length < 2) return;
    const step = Math.min(154, (fan.clientWidth - 150) / (fan.children.length - 1));
    fan.style.setProperty("--overlap", `${Math.round(step - 150)}px`);
  }
  const watch = new ResizeObserver(squeeze);
  watch.observe(room);

  return {
    /**
     * @param {View} view
     * @param {Map<string, Choice[]>} lit choices by card
     * @param {string|null} chosen
     */
    show(view, lit, chosen) {
      const mine = view.hands.filter((hand) => hand.cards.length);
      const others = view.hands.filter((hand) => hand.count && !hand.cards.length);
      const cards = mine.flatMap((hand) => hand.cards);
      /** @param {string} role */
      const name = (role) => t("hand.of", { name: view.seats.find((seat) => seat.role === role)?.name ?? role });
      room.classList.toggle("bare", !cards.length && !others.length);
      const fan = h("div", { class: "fan" }, cards.map((card) => cardButton(view.game, card, lit.get(card.id) ?? [], card.id === chosen)));
      fill(room, fan, others.map((hand) => hiddenHand(view.game, hand, name(hand.role), view.liveries[hand.role])), !cards.length && h("p", { class: "empty" }, t("hand.empty")));
      squeeze();
      return cards.length;
    },
    destroy: () => watch.disconnect(),
  };
}
