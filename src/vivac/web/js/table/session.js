/** A seat at a table: the view as it stands, and answers that are neither lost nor doubled. */

import * as api from "../api.js";
import { connect } from "../live.js";
import { sitDown, sittingAt } from "../seats.js";

/**
 * @typedef {import("../types.js").View} View
 * @typedef {{onView: (view: View) => void, onState: (connected: boolean) => void,
 *   onBusy: (busy: boolean) => void, onProblem: (problem: api.Problem) => void}} Hear
 */

/**
 * Take the seat a link offers: the secret leaves the address and stays in this browser.
 * @param {string} table
 */
export async function takeSeatOfLink(table) {
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!secret) return;
  const view = await api.getView({ table, secret });
  const role = view.roles[0];
  if (role) {
    await api.claim(table, { role, secret });
    sitDown(table, { secrets: { ...sittingAt(table).secrets, [role]: secret } });
  }
  history.replaceState(null, "", location.pathname); // not sooner: a page reloaded before would have lost the seat
}

/**
 * @param {string} table
 * @param {Hear} hear
 */
export function createSession(table, hear) {
  const sitting = sittingAt(table);
  const secrets = sitting.secrets;
  /** @type {View|null} */
  let view = null;
  let shown = ""; // the view as it came: the wire and an answer may bring the same one
  /** The seat whose secret we show: that of the role on move where one person holds several. */
  let role = Object.keys(secrets)[0];
  /** @type {{body: any, lost: boolean}|null} */
  let waiting = null; // an answer the server has not acknowledged; `lost` if the wire broke under it

  /** @returns {api.Chair} */
  const chair = () => ({ table, secret: secrets[role], as: undefined });

  /** @param {View} next */
  function receive(next) {
    const spelt = JSON.stringify(next);
    if (spelt === shown) return;
    shown = spelt;
    view = next;
    // Another number: the answer has arrived, though its receipt may be late or lost.
    if (waiting && next.question?.number !== waiting.body.number) settle(waiting);
    hear.onView(next);
  }

  const live = connect({
    table,
    secret: secrets[role],
    onView: (next) => {
      receive(next);
      void resend();
    },
    onState: hear.onState,
    onRefused: (sentence) => hear.onProblem(new api.Problem(404, sentence)),
  });

  /** Send an answer again after the wire broke under it. */
  async function resend() {
    if (!waiting?.lost) return;
    waiting.lost = false;
    await send(waiting);
  }

  /** @param {{body: any, lost: boolean}} what */
  function settle(what) {
    if (waiting !== what) return;
    waiting = null;
    hear.onBusy(false);
  }

  /** @param {{body: any, lost: boolean}} what */
  async function send(what) {
    try {
      const next = await api.act(chair(), "answer", what.body);
      settle(what);
      if (!view || next.number >= view.number) receive(next);
    } catch (problem) {
      if (!(problem instanceof api.Problem)) throw problem;
      if (problem.status === 0) {
        what.lost = true;
        return live.nudge();
      }
      settle(what);
      if (problem.status !== 409) return hear.onProblem(problem);
      receive(await api.getView(chair()));
      if (view?.question?.number === what.body.number) hear.onProblem(problem); // refused, and still to be answered
    }
  }

  /** @param {"take-back"|"resign"|"rematch"|"offer-draw"} what @param {any} body */
  async function ask(what, body) {
    hear.onBusy(true);
    try {
      return await api.act(chair(), what, body);
    } catch (problem) {
      if (problem instanceof api.Problem) hear.onProblem(problem);
      else throw problem;
      return null;
    } finally {
      hear.onBusy(false);
    }
  }

  return {
    chair,
    view: () => view,
    sitting: () => sittingAt(table),
    /** Take an option of the open question. @param {string} choice */
    async answer(choice) {
      if (waiting || !view?.question) return;
      waiting = { body: { number: view.question.number, choice, role: view.question.role }, lost: false };
      hear.onBusy(true);
      await send(waiting);
    },
    async takeBack() {
      if (!view?.can_take_back || waiting) return;
      const next = await ask("take-back", { role: view.viewer, force: view.take_back_forced });
      if (next) receive(next);
    },
    /** @param {"resign"|"offer-draw"} what */
    async speak(what) {
      const next = await ask(what, { role: view?.viewer });
      if (next?.table) receive(next);
    },
    /** A new table with the same seats. @returns {Promise<string|null>} its id */
    async rematch() {
      const made = await ask("rematch", {});
      if (!made) return null;
      if (made.seats) sitDown(made.table, { secrets: made.seats, invites: made.links ?? {}, passed: sitting.passed });
      return made.table;
    },
    /** Ask for everything again, in the language of now. */
    async refresh() {
      receive(await api.getView(chair()));
    },
    close: live.close,
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
