/** A seat at a table: the view as it stands, and answers that are neither lost nor doubled. */

import * as api from "../api.js";
import { commitAnew, hasChain, keepChain, keepRoot, linkFor, newChain } from "../dice/hand.js";
import { connect } from "../live.js";
import { t } from "../i18n.js";
import { onceFor, secretFor, sitDown, sittingAt } from "../seats.js";

/**
 * @typedef {import("../wire.d.ts").View} View
 * @typedef {{onView: (view: View) => void, onState: (connected: boolean) => void,
 *   onBusy: (busy: boolean) => void, onProblem: (problem: api.Problem) => void}} Hear
 * @typedef {{body: import("../wire.d.ts").Answer & {role: string}, lost: boolean, entries: number}} Waiting an answer on its way; how many entries there are with it, once it is stored
 */

/**
 * Take what a link offers: an invitation is used up, a seat of one's own comes from another browser, and some only
 * watch. The secret leaves the address and stays in this browser.
 * @param {string} table
 */
export async function takeSeatOfLink(table) {
  const link = new URLSearchParams(location.hash.slice(1));
  const [invitation, secret, watch] = ["invite", "seat", "watch"].map((kind) => link.get(kind));
  for (const root of link.getAll("root")) keepRoot(table, root);
  if (invitation) await takeSeat(table, invitation);
  if (secret) {
    const { roles } = await api.getView({ table, secret });
    keepSeats(table, Object.fromEntries(roles.map((role) => [role, secret])));
  }
  if (watch) sitDown(table, { watch });
  if (link.size) history.replaceState(null, "", location.pathname); // not sooner: a page reloaded before would have lost the seat
}

/** Sit down on an open seat: that of an invitation, or one that a public table offers. @param {string} table @param {string} invitation @param {string} [role] */
export async function takeSeat(table, invitation, role) {
  const once = onceFor(table, invitation || role || "");
  const chain = newChain();
  keepChain(table, chain);
  const made = await api.claim(table, { role, secret: invitation || undefined, once, commitment: chain.tip });
  keepSeats(table, made.seats);
}

/** @param {string} table @param {Record<string, string>} seats */
const keepSeats = (table, seats) => sitDown(table, { secrets: { ...sittingAt(table).secrets, ...seats } });

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
  /** @type {Waiting|null} */
  let waiting = null; // an answer the server has not acknowledged; `lost` if the wire broke under it

  /** @returns {api.Chair} */
  const chair = () => ({ table, secret: secrets[role] ?? secretFor(table), as: undefined });

  /** @param {View} next */
  function receive(next) {
    const spelt = JSON.stringify(next);
    if (spelt === shown) return;
    shown = spelt;
    view = next;
    // Another number: the answer has arrived, though its receipt may be late or lost.
    if (waiting && (next.question?.number !== waiting.body.number || next.number >= waiting.entries)) settle(waiting);
    hear.onView(next);
    void takePart(next);
  }

  /**
   * Do something. What comes of it is told over the live connection, and here only if that is down.
   * @param {api.Chair} asking
   * @param {Parameters<typeof api.actBriefly>[1]} what
   * @param {object} body
   * @param {(entries: number) => void} [stored] told how many entries there are once it is stored
   * @returns {Promise<View|null>}
   */
  async function act(asking, what, body, stored) {
    if (!live.listening()) return api.act(asking, what, body);
    const next = await api.actBriefly(asking, what, body);
    if (typeof next !== "number") return next;
    stored?.(next);
    return null;
  }

  let telling = ""; // what we are telling the server of our part in the dice

  /** Tell the link the table waits for, and commit a seat that has no chain. @param {View} now */
  async function takePart(now) {
    const wanted = now.wants_link;
    const bare = wanted ? null : now.chains?.find((chain) => !chain.tip && secrets[chain.role]);
    const mine = wanted ?? bare;
    if (!mine || !secrets[mine.role]) return;
    const what = `${mine.role} ${wanted?.tip} ${wanted?.index}`;
    if (what === telling) return;
    const link = wanted && linkFor(table, wanted);
    if (wanted && !link) return hear.onProblem(new api.Problem(409, t("dice.elsewhere")));
    telling = what;
    const asking = { table, secret: secrets[mine.role] };
    try {
      const next = await (link ? act(asking, "reveal", { role: mine.role, link }) : commitAnew(asking, mine.role));
      if (next && (!view || next.number >= view.number)) receive(next);
    } catch (problem) {
      if (!(problem instanceof api.Problem)) throw problem;
      if (problem.status === 0) live.nudge();
      else hear.onProblem(problem);
    } finally {
      if (telling === what) telling = "";
    }
  }

  /** A seat we answer for from here has its chain here: another browser may have had it. @param {string} asked */
  async function bringChain(asked) {
    const chain = view?.chains?.find((each) => each.role === asked);
    if (chain?.tip && !hasChain(table, chain.tip)) await commitAnew({ table, secret: secrets[asked] ?? chair().secret }, asked);
  }

  const live = connect({
    table,
    secret: chair().secret,
    onView: (next) => {
      receive(next);
      void resend();
    },
    onState: hear.onState,
    onRefused: (sentence, status) => hear.onProblem(new api.Problem(status, sentence)),
  });

  /** Send an answer again after the wire broke under it. */
  async function resend() {
    if (!waiting?.lost) return;
    waiting.lost = false;
    await send(waiting);
  }

  /** @param {Waiting} what */
  function settle(what) {
    if (waiting !== what) return;
    waiting = null;
    hear.onBusy(false);
  }

  /** @param {Waiting} what */
  async function send(what) {
    try {
      const next = await act(chair(), "answer", what.body, (entries) => (what.entries = entries));
      if (next || (view && view.number >= what.entries)) settle(what);
      if (next && (!view || next.number >= view.number)) receive(next);
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

  /**
   * @template {api.Deed} D
   * @param {D} what
   * @param {api.Done<D>["body"]} body
   */
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
      waiting = { body: { number: view.question.number, choice, role: view.question.role }, lost: false, entries: Infinity };
      hear.onBusy(true);
      await bringChain(waiting.body.role).catch((problem) => hear.onProblem(problem));
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
      if (next) receive(next);
    },
    /**
     * Another link in place of one that was lost: of an open seat, or of one's own.
     * @param {string} [open] the role of the open seat
     * @returns {Promise<boolean>}
     */
    async renew(open) {
      const asking = { table, secret: open ? (sittingAt(table).opener ?? chair().secret) : chair().secret };
      try {
        const made = await api.act(asking, "new-link", { role: open });
        const { invites, opener } = sittingAt(table);
        if (open) sitDown(table, { invites: { ...invites, ...made.links } });
        else sitDown(table, { secrets: { ...secrets, ...made.seats }, opener: made.opener || opener });
        return true;
      } catch (problem) {
        if (!(problem instanceof api.Problem)) throw problem;
        hear.onProblem(problem);
        return false;
      }
    },
    /** A new table with the same seats. @returns {Promise<string|null>} its id */
    async rematch() {
      const made = await ask("rematch", {});
      if (!made) return null;
      const invites = Object.entries(made.links).filter(([each]) => !made.seats[each]);
      sitDown(made.table, { ...sitting, secrets: { ...secrets, ...made.seats }, invites: Object.fromEntries(invites) });
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
