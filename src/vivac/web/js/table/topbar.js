/** The top bar: where we are, and what can be done at any time. */

import { download } from "../api.js";
import { confirmDialog, copyLink, openDialog } from "../dialog.js";
import { fill, h } from "../dom.js";
import { lang, setLanguage, t } from "../i18n.js";
import { houseMark } from "../icons.js";
import { go, show } from "../router.js";
import { flipTheme } from "../theme.js";
import { iconButton } from "./layout.js";
import { openMenu } from "./menu.js";
import { anchorOf } from "./popup.js";
import { showVerifier } from "./verifier.js";

/** @typedef {import("../wire.d.ts").View} View */

const KEYS = /** @type {const} */ ([["Tab", "tab"], ["← ↑ ↓ →", "arrows"], ["⇧ ← ↑ ↓ →", "point"], ["Enter", "enter"], ["1 – 9", "digits"], ["U", "undo"], ["P", "hint"], ["L", "log"], ["R", "rules"], ["C", "charts"], ["H", "history"], ["F", "fit"], ["+ −", "zoom"], ["Esc", "escape"], ["?", "help"]]);

/** What the keys do. */
export const showHelp = () =>
  openDialog(t("help.title"), [
    h("dl", { class: "keys" }, KEYS.map(([key, what]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(`help.${what}`))])),
    h("p", {}, t("help.mouse")),
  ], "help");

/** Another language: the page is laid anew. */
export function flipLanguage() {
  setLanguage(lang() === "en" ? "es" : "en");
  return show();
}

/**
 * @param {HTMLElement} bar
 * @param {{app: HTMLElement}} rooms
 * @param {import("./session.js").Session} session
 * @param {{onDrawer: (what: import("./drawer.js").What) => void, onLog: () => void, onFit: () => void, onHint: () => void}} hear
 */
export function createTopbar(bar, rooms, session, hear) {
  const undo = iconButton("undo", t("top.undo"), () => void takeBack(), "undo");
  const hint = iconButton("hint", t("top.hint"), hear.onHint, "hint");

  async function takeBack() {
    const view = session.view();
    if (!view?.can_take_back) return;
    await session.takeBack();
  }

  /** @param {View} view */
  function items(view) {
    const name = `${view.game}-${view.table}`;
    const playing = view.roles.length > 0 && !view.over && !view.drill;
    const against = view.seats.some((seat) => !seat.you && seat.kind === "person");
    const invites = Object.entries(session.sitting().invites).filter(([role]) => view.seats.some((s) => s.role === role && s.kind === "open"));
    /** @param {string} role */
    const nameOf = (role) => view.seats.find((seat) => seat.role === role)?.name ?? role;
    const { watch } = session.sitting();
    return [
      ...invites.map(([role, link]) => ({ label: t("menu.invite", { name: nameOf(role) }), onTake: () => void copyLink(link) })),
      ...invites.map(([role]) => ({ label: t("menu.invite.new", { name: nameOf(role) }), onTake: () => void inviteAnew(role) })),
      watch && view.roles.length > 0 && { label: t("menu.watch"), onTake: () => void copyLink(`/table/${view.table}#watch=${watch}`) },
      view.roles.length > 0 && { label: t("menu.move"), onTake: () => void copyLink(movingLink(view)) },
      view.roles.length > 0 && { label: t("menu.renew"), onTake: () => void renew() },
      { label: t("menu.dice"), onTake: () => void showVerifier(session.chair()) },
      { label: t("menu.replay"), onTake: () => void go(`/replay/${view.table}`) },
      { label: t("menu.journal"), onTake: () => void download(session.chair(), "journal", `${name}.jsonl`) },
      { label: t("menu.picture"), onTake: () => void download(session.chair(), "picture.svg", `${name}.svg`) },
      { label: t("menu.log"), onTake: () => void download(session.chair(), "log", `${name}.txt`) },
      { label: t("menu.charts"), onTake: () => hear.onDrawer("charts") },
      { label: t("game.history"), onTake: () => hear.onDrawer("history") },
      { label: t("menu.theme"), onTake: flipTheme },
      { label: t("menu.language"), onTake: () => void flipLanguage() },
      { label: t("menu.help"), onTake: () => void showHelp() },
      { label: t("menu.game"), onTake: () => void go(`/game/${view.game}`) },
      playing && against && { label: t("menu.draw"), onTake: () => void session.speak("offer-draw") },
      playing && { label: t("menu.resign"), danger: true, onTake: () => void resign() },
    ].filter((item) => !!item);
  }

  /** The seat and its part in the dice, for another browser of the same person. @param {View} view */
  function movingLink(view) {
    const { secrets, roots = {} } = session.sitting();
    const mine = (view.chains ?? []).map((chain) => roots[chain.tip]).filter(Boolean);
    return `/table/${view.table}#${new URLSearchParams([["seat", secrets[view.roles[0]]], ...mine.map((root) => ["root", root])])}`;
  }

  /** The link sent before opens nothing any more. @param {string} role */
  async function inviteAnew(role) {
    if (await session.renew(role)) await copyLink(session.sitting().invites[role]);
  }

  /** Whoever has seen the link of this seat is locked out. */
  async function renew() {
    const sure = await confirmDialog({ title: t("renew.title"), text: t("renew.text"), yes: t("renew.yes") });
    if (sure && (await session.renew())) await show();
  }

  async function resign() {
    const sure = await confirmDialog({ title: t("resign.title"), text: t("resign.text"), yes: t("resign.yes") });
    if (sure) await session.speak("resign");
  }

  /** @param {import("../dom.js").Click} event */
  function openMore(event) {
    const view = session.view();
    if (!view) return;
    const anchor = anchorOf(event.currentTarget, rooms.app);
    openMenu(rooms.app, anchor, t("top.menu"), items(view), () => {});
  }

  /** Against other people nobody is helped. @param {View} view */
  const mayAsk = (view) => Boolean(view.question) && !view.drill && view.seats.every((seat) => seat.you || seat.kind === "bot");

  return {
    takeBack,
    /** @param {View} view @param {string} title */
    show(view, title) {
      undo.disabled = !view.can_take_back;
      fill(bar,
        h("a", { class: "mark", href: "/", "aria-label": t("top.home") }, houseMark(24), h("span", { class: "mark-word" }, "Vivac")),
        h("div", { class: "where" }, h("b", {}, title), h("span", {}, view.heading)),
        h("ul", { class: "seats" }, view.seats.length > 1 && view.seats.map((seat) =>
          h("li", { class: `seat ${seat.you ? "you" : ""} ${seat.kind} ${seat.present ? "here" : ""}`, title: t(`seat.${seat.you ? "you" : seat.kind === "person" ? (seat.present ? "here" : "away") : seat.kind}`) }, seat.name))),
        undo,
        mayAsk(view) && hint,
        iconButton("fit", t("top.fit"), hear.onFit, "only-phone"),
        iconButton("rules", t("top.rules"), () => hear.onDrawer("rules"), "only-desk"),
        iconButton("chart", t("top.charts"), () => hear.onDrawer("charts"), "only-desk"),
        iconButton("log", t("top.log"), hear.onLog, "only-desk"),
        iconButton("theme", t("top.theme"), flipTheme, "only-desk"),
        iconButton("help", t("top.help"), showHelp, "only-desk"),
        iconButton("menu", t("top.menu"), openMore));
    },
  };
}
