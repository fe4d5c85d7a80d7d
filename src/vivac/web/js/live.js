/** The wire to a table: views as they happen, and quiet reconnection when it breaks. */

import { changed } from "./changes.js";
import { lang } from "./i18n.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SILENCE = 45000; // the server pings more often than this
const REFUSED = 4404; // how the server hangs up on somebody it will not let in

/**
 * The view that a change makes of the one before; none if it does not fit.
 * @param {import("./wire.d.ts").View} view
 * @param {import("./wire.d.ts").ViewChange} change
 */
function after(view, change) {
  try {
    return changed(view, change);
  } catch {
    return null;
  }
}

/**
 * @param {{table: string, secret?: string, as?: () => string|undefined,
 *   onView: (view: import("./wire.d.ts").View) => void, onState: (connected: boolean) => void,
 *   onRefused: (sentence: string, status: number) => void}} how
 */
export function connect({ table, secret, as, onView, onState, onRefused }) {
  /** @type {WebSocket|null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let timer = 0;
  let silence = 0;
  let refusal = "";
  let status = 404;
  /** @type {import("./wire.d.ts").View|null} */
  let view = null; // as this connection has told it; none if it has to be told whole
  let nth = 0; // how many times it has told of it

  function heard() {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), SILENCE);
  }

  function open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`);
    socket = mine;
    mine.addEventListener("open", () => {
      greet(mine);
      heard();
    });
    mine.addEventListener("message", (event) => {
      heard();
      /** @type {import("./wire.d.ts").Message} */
      const message = JSON.parse(event.data);
      if (message.type === "problem") ({ detail: refusal, status } = message);
      if (message.type === "view") view = message.view;
      else if (message.type !== "change") return;
      else if (view) {
        view = message.nth === nth + 1 ? after(view, message.change) : null;
        if (!view) greet(mine);
      }
      nth = message.nth;
      if (!view) return; // the whole is on its way
      wait = FIRST_WAIT;
      onState(true);
      onView(view);
    });
    mine.addEventListener("close", (event) => {
      if (closed || socket !== mine) return;
      if (event.code === REFUSED) return onRefused(refusal, status);
      onState(false);
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  }

  /** Say who we are, and be told the whole view. @param {WebSocket} mine */
  function greet(mine) {
    /** @type {import("./wire.d.ts").Hello} */
    const hello = { secret, as: as?.(), lang: lang(), changes: true };
    view = null;
    mine.send(JSON.stringify(hello));
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  function nudge() {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(timer);
    open();
  }

  function visible() {
    if (document.visibilityState === "visible") nudge();
  }

  addEventListener("online", nudge);
  document.addEventListener("visibilitychange", visible);
  open();
  return {
    nudge,
    /** Whether whatever happens will be told here. */
    listening: () => view !== null && socket?.readyState === WebSocket.OPEN,
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(silence);
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", visible);
      socket?.close();
    },
  };
}
