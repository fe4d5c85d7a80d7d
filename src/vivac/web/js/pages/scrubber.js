/** The scrubber of a replay: turns as broad as their decisions, a dot a decision, and a head to drag. */

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { iconButton } from "../table/layout.js";

/** @typedef {{stops: number[], turns: {number: number, label: string}[], onGo: (index: number) => void}} Plan */

const PACE = 900; // between decisions at speed 1
const SPEEDS = [0.5, 1, 2, 4];
const MOST_DOTS = 160;

/**
 * @param {HTMLElement} room
 * @param {Plan} plan
 */
export function createScrubber(room, { stops, turns, onGo }) {
  const last = stops.length - 1;
  let at = 0;
  let by = "decision";
  let speed = 1;
  let timer = 0;

  /** The stop where each turn begins. */
  const starts = turns.map((turn) => Math.max(0, stops.findIndex((stop) => stop >= turn.number)));
  if (starts[0] !== undefined) starts[0] = 0;
  const play = h("button", { type: "button", class: "play", on: { click: () => toggle() } });
  const head = h("div", { class: "head", role: "slider", tabindex: 0, "aria-label": t("replay.head"), "aria-valuemin": 0, "aria-valuemax": last, on: { keydown: slide } });
  const turnButtons = turns.map((turn, i) => {
    const button = h("button", { type: "button", title: turn.label, on: { click: () => go(starts[i]) } }, turn.label);
    button.style.flex = String(Math.max(1, (starts[i + 1] ?? last) - starts[i]));
    return button;
  });
  const dots = h("div", { class: "dots", "aria-hidden": "true", on: { pointerdown: seek, pointermove: (/** @type {PointerEvent} */ event) => event.buttons && seek(event) } });
  const every = Math.ceil(stops.length / MOST_DOTS);
  stops.forEach((_, i) => {
    if (i % every) return;
    const dot = h("i", { data: { at: i } });
    dot.style.left = `${share(i)}%`;
    dots.append(dot);
  });

  /** @param {number} index */
  function share(index) {
    return last ? (index / last) * 100 : 0;
  }

  /** @param {PointerEvent} event */
  function seek(event) {
    const box = dots.getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * last));
  }

  /** @param {KeyboardEvent} event */
  function slide(event) {
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    step(steps);
  }

  /** @param {number} index */
  function go(index) {
    if (index !== at) onGo(Math.max(0, Math.min(last, index)));
  }

  /** One decision or turn on or back. @param {number} direction */
  function step(direction) {
    if (by === "decision") return go(at + direction);
    const next = direction > 0 ? (starts.find((start) => start > at) ?? last) : ([...starts].reverse().find((start) => start < at) ?? 0);
    return go(next);
  }

  function tick() {
    if (at >= last) return stop();
    step(1);
    timer = setTimeout(tick, PACE / speed);
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    drawPlay();
  }

  function toggle() {
    if (timer) return stop();
    if (at >= last) go(0);
    timer = setTimeout(tick, 200);
    drawPlay();
  }

  function drawPlay() {
    const label = t(timer ? "replay.pause" : "replay.play");
    play.title = label;
    play.setAttribute("aria-label", label);
    fill(play, icon(timer ? "pause" : "play", 24));
  }

  /**
   * @param {string} label
   * @param {{id: any, name: string}[]} options
   * @param {any} chosen
   * @param {(id: any) => void} onChoose
   */
  function segment(label, options, chosen, onChoose) {
    const buttons = options.map(({ id, name }) => h("button", { type: "button", "aria-pressed": id === chosen, class: id === chosen ? "on" : "", on: { click: () => pick(id) } }, name));
    const pick = (id) => {
      options.forEach((option, i) => {
        buttons[i].classList.toggle("on", option.id === id);
        buttons[i].setAttribute("aria-pressed", String(option.id === id));
      });
      onChoose(id);
    };
    return h("div", { class: "seg", role: "group", "aria-label": label }, buttons);
  }

  fill(room,
    h("div", { class: "ctl" }, iconButton("first", t("replay.first"), () => go(0)), iconButton("previous", t("replay.previous"), () => step(-1)), play,
      iconButton("next", t("replay.next"), () => step(1)), iconButton("last", t("replay.last"), () => go(last))),
    h("div", { class: "line" }, turns.length > 0 && h("div", { class: "turns" }, turnButtons), dots, head),
    h("div", { class: "more" },
      segment(t("replay.by"), ["decision", "turn"].map((id) => ({ id, name: t(`replay.by.${id}`) })), by, (id) => { by = id; }),
      segment(t("replay.speed"), SPEEDS.map((id) => ({ id, name: id === 0.5 ? "½×" : `${id}×` })), speed, (id) => { speed = id; })));
  drawPlay();

  return {
    step, toggle, stop,
    /** Put the head at a stop. @param {number} index */
    show(index) {
      at = index;
      head.style.left = `${share(index)}%`;
      head.setAttribute("aria-valuenow", String(index));
      head.setAttribute("aria-valuetext", t("replay.of", { now: index, all: last }));
      dots.querySelectorAll("i").forEach((dot) => dot.classList.toggle("past", Number(dot.dataset.at) <= index));
      turnButtons.forEach((button, i) => {
        const end = starts[i + 1] ?? Infinity;
        button.className = starts[i] <= index && index < end ? "on" : end <= index ? "past" : "";
      });
    },
  };
}
