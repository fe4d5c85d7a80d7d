/** The question bar: who decides, what is asked, which rule, and the options that have no place on the board. */

import { add, h, narrow } from "../dom.js";
import { die } from "../draw/die.js";
import { emblem } from "../draw/counter.js";
import { t } from "../i18n.js";
import { momentOf } from "./choices.js";
import { createGrip } from "./grip.js";
import { ruleLink } from "./rule-link.js";

/**
 * @typedef {import("../wire.d.ts").View} View
 * @typedef {import("../wire.d.ts").ChoiceView} Choice
 * @typedef {import("./choices.js").Offer} Offer
 * @typedef {{onTake: (choice: Choice) => void, onMore: (anchor: HTMLElement, choices: Choice[]) => void,
 *   onList: (anchor: HTMLElement) => void, onRule: (rule: string) => void,
 *   onLook: (choice: Choice|null, anchor: HTMLElement|null) => void, weigh: (choice: Choice) => Promise<HTMLElement|null>}} Hear
 */

const EARLIER = 12; // lines of the log in a full sheet
const DIE = /^die:(\d+)$/;

/**
 * @param {HTMLElement} bar
 * @param {string} game
 * @param {Hear} hear
 */
export function createQuestion(bar, game, hear) {
  /** @type {Choice[]} */
  let keyed = [];
  const grip = createGrip(bar);
  bar.append(grip.button);
  let aimed = ""; // the option whose ground is lit
  let shown = ""; // the question and the target the sheet was last opened for

  /** @param {Choice} choice @param {number} i @param {string} look */
  function optionButton(choice, i, look) {
    const thrown = DIE.exec(choice.id);
    /** @type {HTMLElement} */
    const button = h("button", {
      type: "button", class: `btn option ${look} ${choice.danger ? "danger" : ""} ${thrown ? "throw" : ""}`,
      data: { choice: choice.id }, "aria-pressed": choice.region ? String(choice.id === aimed) : null, on: {
        click: () => hear.onTake(choice),
        pointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && hear.onLook(choice, button),
        pointerleave: () => hear.onLook(null, null),
        focus: () => button.matches(":focus-visible") && hear.onLook(choice, button),
        blur: () => hear.onLook(null, null),
      },
    }, thrown ? die(game, { value: Number(thrown[1]), faces: keyed.length }, 34) : h("span", { class: "option-label" }, choice.label), i < 9 && h("kbd", { "aria-hidden": "true" }, String(i + 1)));
    return button;
  }

  /** On a phone, what dice follow the target that was chosen. @param {Choice|undefined} choice */
  function weighed(choice) {
    if (!choice || !narrow()) return null;
    const room = h("div", { class: "weighed" });
    void hear.weigh(choice).then((card) => card && room.append(card));
    return room;
  }

  /** Buttons that do not fit go into a menu. @param {HTMLElement} options @param {Choice[]} choices */
  function foldOverflow(options, choices) {
    if (narrow()) return;
    const buttons = [...options.children];
    let kept = buttons.length;
    while (kept > 1 && options.scrollWidth > options.clientWidth + 1) {
      kept -= 1;
      options.querySelector(".more")?.remove();
      buttons[kept].remove();
      const rest = choices.slice(kept);
      const more = h("button", { type: "button", class: "btn more", "aria-haspopup": "menu", on: { click: () => hear.onMore(more, rest) } },
        t("question.more", { count: rest.length }));
      options.append(more);
    }
  }

  /** @param {View} view @param {Offer} offer */
  function below(view, offer) {
    const count = offer.places.size;
    const cards = offer.cards.size;
    const boxed = offer.boxed.size;
    const rule = view.question?.rule ?? view.outcome?.rule ?? "";
    const parts = [];
    if (view.question && (count || cards || boxed)) {
      parts.push(h("button", { type: "button", class: "lit-count", "aria-haspopup": "menu", on: { click: (event) => hear.onList(event.currentTarget) } },
        h("span", { class: "lamp" }),
        [count && t("question.places", { count }), cards && t("question.cards", { count: cards }), boxed && t("question.boxed", { count: boxed })].filter(Boolean).join(", ")));
    }
    if (view.question && aimed) parts.unshift(h("span", { class: "lit-ground" }, h("span", { class: "lamp" }), t("question.ground")));
    if (rule) parts.push(ruleLink(rule, hear.onRule, true));
    if (!parts.length) parts.push(view.status[0]?.text ?? view.heading);
    return parts.flatMap((part, i) => (i ? [" · ", part] : [part]));
  }

  /** @param {View} view */
  function sentence(view) {
    if (view.outcome) return view.outcome.text;
    if (view.question) return view.question.prompt;
    return view.waiting_text || t("question.waiting");
  }

  /** A line of the log under the options. @param {import("../wire.d.ts").LogLine} line @param {string} look */
  function logLine(line, look) {
    const fallen = line.roll?.dice.at(-1);
    return h("p", { class: look, "aria-hidden": "true" }, fallen && die(game, fallen, 22), h("span", {}, line.text));
  }

  /** What can only be answered in the sheet opens it, once. @param {View} view @param {Offer} offer @param {string|null} place */
  function openFor(view, offer, place) {
    const now = `${momentOf(view)} ${place ?? ""}`;
    const elsewhere = offer.places.size || offer.cards.size || aimed;
    if (now !== shown && keyed.length && (place || !elsewhere)) grip.rise();
    shown = now;
  }

  return {
    /**
     * @param {View} view
     * @param {Offer} offer
     * @param {{place: string|null, busy: boolean, extra: HTMLElement[], aim?: Choice|null, pointed?: Choice|null}} state
     *   `place` is the target chosen on a phone, `pointed` the option at the point chosen there
     */
    show(view, offer, { place, busy, extra, aim = null, pointed = null }) {
      aimed = aim?.id ?? "";
      const asked = view.seats.find((seat) => seat.role === view.question?.role)?.role ?? (view.question && view.viewer);
      const who = asked ?? view.outcome?.winners[0] ?? view.waiting_for[0] ?? view.viewer ?? "";
      const chosen = place ? (offer.places.get(place) ?? offer.cards.get(place) ?? []) : pointed ? [pointed] : [];
      const listed = offer.listed.filter((choice) => !chosen.includes(choice));
      const last = view.question?.confirm ? listed.filter(({ place: there, piece, card }) => !there && !piece && !card) : [];
      keyed = [...chosen, ...listed];
      const options = h("div", { class: "opts" },
        chosen.map((choice, i) => optionButton(choice, i, "lit")),
        listed.map((choice, i) => optionButton(choice, i + chosen.length, last.length === 1 && choice === last[0] ? "primary" : "")), extra);
      bar.dataset.number = String(momentOf(view));
      bar.classList.toggle("waiting", !view.question && !view.outcome);
      bar.classList.toggle("busy", busy);
      bar.classList.toggle("ended", Boolean(view.outcome));
      const words = h("div", { class: "q-words" },
        h("h1", { "aria-live": "polite" }, sentence(view)), h("p", {}, below(view, offer)));
      const news = view.log.at(-1);
      while (grip.button.nextSibling) grip.button.nextSibling.remove();
      add(bar, h("div", { class: "q-head" }, h("span", { class: "who" }, emblem(game, view.liveries[who] ?? who, narrow() ? 38 : 44)), words),
        options, weighed(chosen[0]), news && logLine(news, "last"),
        h("div", { class: "earlier" }, view.log.slice(-EARLIER - 1, -1).reverse().map((line) => logLine(line, ""))));
      openFor(view, offer, place);
      if (!extra.length) foldOverflow(options, keyed);
    },
    /** A full sheet gives way to what is asked for beside it. */
    giveWay: grip.sink,
    /** The option a number key stands for. @param {number} n */
    option: (n) => keyed[n - 1] ?? null,
  };
}
