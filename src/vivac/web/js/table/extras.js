/** What can be done besides answering: take an open seat, send an invitation, accept a draw, play again. */

import { copyLink, toast } from "../dialog.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { go, show } from "../router.js";
import { takeSeat } from "./session.js";

/** @typedef {import("../wire.d.ts").View} View */

/**
 * @param {string} label
 * @param {() => Promise<unknown>} onClick
 * @param {string} [look]
 */
const button = (label, onClick, look = "") =>
  h("button", { type: "button", class: `btn ${look}`, on: { click: () => void onClick().catch((problem) => toast(problem.message)) } }, label);

/**
 * @param {View} view
 * @param {import("./session.js").Session} session
 * @returns {HTMLElement[]}
 */
export function extras(view, session) {
  if (view.over) return endings(view, session);
  const sitting = session.sitting();
  const open = view.seats.filter((seat) => seat.kind === "open");
  const invitations = open.filter((seat) => sitting.invites[seat.role]).map((seat) => button(t("seat.invite", { name: seat.name }), () => copyLink(sitting.invites[seat.role]), "primary"));
  const chairs = view.roles.length ? [] : open.map((seat) => button(t("seat.claim", { name: seat.name }), async () => {
    await takeSeat(view.table, "", seat.role);
    await show();
  }, "primary"));
  const draws = (view.offers ?? []).filter((role) => !view.roles.includes(role) && view.roles.length > 0).map((role) =>
    button(t("draw.accept", { name: view.seats.find((seat) => seat.role === role)?.name ?? role }), () => session.speak("offer-draw")));
  return [...invitations, ...chairs, ...draws];
}

/** What is left when the game is over. @param {View} view @param {import("./session.js").Session} session */
function endings(view, session) {
  const replay = h("a", { class: "btn", href: `/replay/${view.table}` }, t("end.replay"));
  if (view.drill) return [replay, h("a", { class: "btn primary", href: `/game/${view.game}` }, t("drill.more"))];
  if (!view.roles.length) return [replay];
  return [replay, button(t("end.rematch"), async () => {
    const id = await session.rematch();
    if (id) await go(`/table/${id}`);
  }, "primary")];
}
