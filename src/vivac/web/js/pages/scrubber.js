/** The scrubber of a replay: moments as badges, the balance, turns as broad as their decisions, a dot a decision, and a head to drag. */

import { fill, h, s } from "../dom.js";
import { stamp, symbolId } from "../draw/sheet.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { iconButton } from "../table/layout.js";
import { createBalance } from "./balance.js";

/** @typedef {{stops: number[], replay: import("../wire.d.ts").ReplayPage, game: string, sides: string[], onGo: (index: number) => void}} Plan */
/** @typedef {"decision"|"turn"} By what the head goes on by */

const PACE = 900; // between decisions at speed 1
const SPEEDS = [0.5, 1, 2, 4];
const MOST_DOTS = 160;
const PIN = 26; // pixels a badge takes

/**
 * @param {HTMLElement} room
 * @param {Plan} plan
 */
export function createScrubber(room, { stops, replay: { turns, moments, balance: points }, game, sides, onGo }) {
  const last = stops.length - 1;
  let at = 0;
  /** @type {By} */
  let by = "decision";
  let speed = 1;
  let timer = 0;

  /** The first stop that shows what was told after so many entries. @param {{number: number}} told */
  const stopOf = ({ number }) => Math.max(0, stops.findIndex((stop) => stop >= number));
  /** The stop where each turn begins. */
  const starts = turns.map(stopOf);
  if (starts[0] !== undefined) starts[0] = 0;
  const play = h("button", { type: "button", class: "play", on: { click: () => toggle() } });
  const head = h("div", { class: "head", role: "slider", tabindex: 0, "aria-label": t("replay.head"), "aria-valuemin": 0, "aria-valuemax": last, on: { keydown: slide } });
  const turnButtons = turns.map((turn, i) => {
    const button = h("button", { type: "button", title: turn.label, on: { click: () => go(starts[i]) } }, turn.label);
    button.style.flex = String(Math.max(1, (starts[i + 1] ?? last) - starts[i]));
    return button;
  });
  const dots = h("div", { class: "dots", "aria-hidden": "true", on: { pointerdown: seek, pointermove: (event) => event.buttons && seek(event) } });
  const every = Math.ceil(stops.length / MOST_DOTS);
  stops.forEach((_, i) => {
    if (i % every) return;
    const dot = h("i", { data: { at: i } });
    dot.style.left = `${share(i)}%`;
    dots.append(dot);
  });

  const pins = h("div", { class: "pins", role: "group", "aria-label": t("replay.moments") });
  const balance = points && createBalance(points.map((point) => ({ share: share(stopOf(point)), value: point.value })), sides, game);

  /** Moments less than so many stops apart share a badge, which leads from one to the next. @param {number} apart */
  function mark(apart) {
    /** @type {import("../wire.d.ts").MomentMark[][]} */
    const crowds = [];
    for (const moment of moments) {
      const crowd = crowds.at(-1);
      if (crowd && stopOf(moment) - stopOf(crowd[0]) < apart) crowd.push(moment);
      else crowds.push([moment]);
    }
    fill(pins, crowds.map(pin));
  }

  /** @param {import("../wire.d.ts").MomentMark[]} crowd */
  function pin(crowd) {
    const places = crowd.map(stopOf);
    const text = crowd.map((moment) => moment.text).join("\n");
    const button = h("button", { type: "button", class: crowd.length > 1 ? "crowd" : "", title: text, "aria-label": text, on: { click: () => go(places.find((place) => place > at) ?? places[0]) } },
      s("svg", { class: "drawn", viewBox: "-11 -11 22 22", "aria-hidden": "true" }, stamp(symbolId(game, `badge-${crowd[0].badge}`), 0, 0)));
    button.style.left = `${share(places[0])}%`;
    return button;
  }

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
   * @template {string|number} T
   * @param {string} label
   * @param {{id: T, name: string}[]} options
   * @param {T} chosen
   * @param {(id: T) => void} onChoose
   */
  function segment(label, options, chosen, onChoose) {
    const buttons = options.map(({ id, name }) => h("button", { type: "button", "aria-pressed": id === chosen, class: id === chosen ? "on" : "", on: { click: () => pick(id) } }, name));
    /** @param {T} id */
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
    h("div", { class: "line" }, moments.length > 0 && pins, balance?.element,
      turns.length > 0 && h("div", { class: "turns" }, turnButtons), dots, head),
    h("div", { class: "more" },
      segment(t("replay.by"), /** @type {By[]} */ (["decision", "turn"]).map((id) => ({ id, name: t(`replay.by.${id}`) })), by, (id) => { by = id; }),
      segment(t("replay.speed"), SPEEDS.map((id) => ({ id, name: id === 0.5 ? "½×" : `${id}×` })), speed, (id) => { speed = id; })));
  mark((PIN / dots.clientWidth) * last);
  drawPlay();

  return {
    step, toggle, stop,
    /** Put the head at a stop. @param {number} index */
    show(index) {
      at = index;
      head.style.left = `${share(index)}%`;
      balance?.show(share(index));
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
