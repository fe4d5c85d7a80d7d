/** Head and foot of the pages that scroll. */

import { h } from "../dom.js";
import { lang, setLanguage, t } from "../i18n.js";
import { houseMark, icon, wordmark } from "../icons.js";
import { show } from "../router.js";
import { showHelp } from "../table/topbar.js";
import { flipTheme } from "../theme.js";

const LANGUAGES = /** @type {const} */ ([["en", "English"], ["es", "Español"]]);

/** The head of a page: the mark, a motto, language and theme. */
export const masthead = () =>
  h("header", { class: "mast" },
    h("a", { class: "logo", href: "/", "aria-label": t("top.home") }, houseMark(36), wordmark(26)),
    h("span", { class: "say" }, t("site.say")),
    h("div", { class: "seg", role: "group", "aria-label": t("site.language") }, LANGUAGES.map(([code, name]) =>
      h("button", {
        type: "button", lang: code, title: name, "aria-pressed": lang() === code, class: lang() === code ? "on" : "",
        on: {
          click: () => {
            setLanguage(code);
            void show();
          },
        },
      }, code.toUpperCase()))),
    h("div", { class: "seg" }, h("button", { type: "button", title: t("site.theme"), "aria-label": t("site.theme"), on: { click: flipTheme } }, icon("theme", 19))));

/** The quiet foot of a page. */
export const footer = () =>
  h("footer", { class: "foot" }, h("span", {}, t("site.foot")), h("a", { href: "/lab" }, t("lab.head")),
    h("button", { type: "button", on: { click: showHelp } }, t("site.keyboard")));
