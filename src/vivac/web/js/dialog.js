/** Dialogs, only for what cannot be taken back or must be read at once; and passing notices. */

import { h } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {import("./dom.js").Child} Child */

/**
 * Ask before something that cannot be undone; the safe answer comes first and has the focus.
 * @param {{title: string, text: string, yes: string, no?: string}} what
 * @returns {Promise<boolean>}
 */
export function confirmDialog({ title, text, yes, no = t("dialog.keep") }) {
  return new Promise((resolve) => {
    const dialog = h("dialog", { class: "dialog", "aria-label": title, on: { close: () => finish(false) } },
      h("h2", {}, title), h("p", {}, text),
      h("div", { class: "dialog-buttons" },
        h("button", { type: "button", class: "btn", autofocus: true, on: { click: () => finish(false) } }, no),
        h("button", { type: "button", class: "btn danger", on: { click: () => finish(true) } }, yes)));
    /** @param {boolean} answer */
    function finish(answer) {
      dialog.remove();
      resolve(answer);
    }
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Something to read, with a button to close it.
 * @param {string} title
 * @param {Child[]} content
 * @param {string} [look]
 */
export function openDialog(title, content, look = "") {
  const dialog = h("dialog", { class: `dialog ${look}`, "aria-label": title, on: { close: () => dialog.remove() } },
    h("h2", {}, title), ...content,
    h("div", { class: "dialog-buttons" }, h("button", { type: "button", class: "btn", autofocus: true, on: { click: () => dialog.close() } }, t("close"))));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * A notice that passes by itself.
 * @param {string} text
 */
export function toast(text) {
  document.querySelector(".toast")?.remove();
  const notice = h("div", { class: "toast", role: "status" }, text);
  document.body.append(notice);
  setTimeout(() => notice.remove(), 4000);
}

/**
 * Copy an address of this site and say so.
 * @param {string} path
 */
export async function copyLink(path) {
  const address = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toast(t("link.copied"));
  } catch {
    openDialog(t("link.title"), [h("p", {}, t("link.text")), h("input", { class: "link-field", readonly: true, value: address, "aria-label": t("link.title") })]);
  }
}
