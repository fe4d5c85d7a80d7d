/** The dice, checked in this browser: who committed to what, what was revealed, and whether every die follows from it. */

import { getDice, getJournal, getWholeView } from "../api.js";
import { openDialog, toast } from "../dialog.js";
import { digestsOf, fall, follows, keyOf } from "../dice/protocol.js";
import { sha256, bytesOf, toHex } from "../dice/sha256.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @typedef {import("../wire.d.ts").DicePage} DicePage
 * @typedef {import("../wire.d.ts").DieView} Die
 * @typedef {{sound: boolean, text: string, code?: string, n?: number}} Finding
 * @typedef {{start: number, findings: Finding[], key: Uint8Array|null}} Stretch
 */

const SHORT = 12;
const brief = (/** @type {string} */ hex) => `${hex.slice(0, SHORT)}…`;

/**
 * Follow every chain from its commitment on.
 * @param {DicePage} page
 * @param {string[]|null} digests recomputed from the journal, if it may be read
 * @returns {Stretch[]}
 */
function stretches(page, digests) {
  /** @type {Record<string, string>} */
  const last = {};
  return page.marks.map((mark) => {
    const { start, commit, tip = "", links = {}, digest = "" } = mark;
    if (commit) {
      last[commit] = tip;
      return { start, key: null, findings: [{ sound: true, text: t("dice.committed", { name: page.names[commit] ?? commit }), code: brief(tip) }] };
    }
    /** @type {Finding[]} */
    const findings = Object.entries(links).map(([name, link]) => {
      const sound = name in last && follows(link, last[name]);
      last[name] = link;
      return { sound, text: t(sound ? "dice.revealed" : "dice.revealed.wrong", { name: page.names[name] ?? name }), code: brief(link) };
    });
    if (mark.void) return { start, key: null, findings: [...findings, { sound: true, text: t("dice.void") }] };
    if (digests) findings.push({ sound: digests[start] === digest, text: t(digests[start] === digest ? "dice.journal" : "dice.journal.wrong") });
    return { start, key: keyOf(links, start, digest), findings };
  });
}

/** Throw a die again. @param {Stretch[]} found @param {Die} die */
function throwAgain(found, die) {
  const mine = found.filter((stretch) => stretch.key && stretch.start <= die.n).at(-1);
  if (!mine?.key) return;
  const due = fall(mine.key, die.n, die.dice);
  mine.findings.push({ sound: due === die.value, n: die.n, text: t(due === die.value ? "dice.fell" : "dice.fell.wrong", { why: die.why, value: die.value, due }) });
}

/** @param {import("../api.js").Chair} chair */
async function check(chair) {
  const [page, view] = await Promise.all([getDice(chair), getWholeView(chair)]);
  const lines = page.seed ? (await getJournal(chair)).split("\n").filter((line, i) => i === 0 || line.startsWith('{"n":')) : null;
  const found = stretches(page, lines && digestsOf(page.seed, lines));
  if (page.seed) {
    const sound = toHex(sha256(bytesOf(page.seed))) === page.seed_hash;
    found.push({ start: view.number, key: null, findings: [{ sound, text: t(sound ? "dice.salt" : "dice.salt.wrong") }] });
  }
  for (const die of view.log.flatMap((line) => line.roll?.dice ?? [])) throwAgain(found, die);
  return { page, found };
}

/** @param {Finding} finding @param {number|undefined} n the die somebody asks about */
const row = (finding, n) =>
  h("li", { class: finding.sound ? "sound" : "unsound", data: finding.n === undefined ? {} : { n: finding.n }, "aria-current": n !== undefined && finding.n === n ? "true" : null },
    h("b", { class: finding.sound ? "ok" : "no" }, finding.sound ? "✓" : "✗"), " ", finding.text.charAt(0).toUpperCase() + finding.text.slice(1), " ", finding.code && h("code", {}, finding.code));

/**
 * @param {import("../api.js").Chair} chair
 * @param {number} [n] the entry of the die somebody asks about
 */
export async function showVerifier(chair, n) {
  let checked;
  try {
    checked = await check(chair);
  } catch (problem) {
    return toast(/** @type {Error} */ (problem).message);
  }
  const { page, found } = checked;
  if (page.kind !== "nobody") return void openDialog(t("dice.title"), [h("p", {}, t(`dice.${page.kind}`))], "verifier");
  const all = found.flatMap((stretch) => stretch.findings);
  const wrong = all.filter((finding) => !finding.sound).length;
  const dice = all.filter((finding) => finding.n !== undefined).length;
  const dialog = openDialog(t("dice.title"), [
    h("p", { class: wrong ? "no" : "ok", role: "status" }, wrong ? t("dice.unsound", { count: wrong }) : t("dice.sound", { count: dice })),
    h("p", {}, t(page.witnesses ? "dice.how.all" : "dice.how")),
    page.silent.length > 0 && h("p", {}, t("dice.silent", { names: page.silent.map((role) => page.names[role]).join(", ") })),
    h("p", { class: "fine" }, t(page.seed ? "dice.draws.over" : "dice.draws")),
    h("ol", { class: "stretches", tabindex: 0 }, found.map((stretch, i) => h("li", {}, stretch.start !== found[i - 1]?.start && h("h3", {}, t("dice.from", { n: stretch.start })), h("ul", {}, stretch.findings.map((finding) => row(finding, n)))))),
  ].filter(Boolean), "verifier");
  (dialog.querySelector("[aria-current]") ?? dialog.querySelector(".stretches > li:last-child"))?.scrollIntoView({ block: "nearest" });
}
