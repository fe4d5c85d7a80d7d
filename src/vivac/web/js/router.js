/** Which page an address shows. Links inside the site change the page without loading it anew. */

/** @typedef {(root: HTMLElement, param: string) => (() => void) | Promise<() => void>} Page mounts, gives back how to leave */

/** @type {[RegExp, () => Promise<{mount: Page}>][]} */
const ROUTES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/game\/([\w-]+)$/, () => import("./pages/game.js")],
  [/^\/table\/([\w-]+)$/, () => import("./table/page.js")],
  [/^\/replay\/([\w-]+)$/, () => import("./pages/replay.js")],
  [/^\/lab$/, () => import("./pages/lab.js")],
];
const nowhere = () => import("./pages/nowhere.js");

let leave = () => {};
let visit = 0;

/** Show the page of the present address. */
export async function show() {
  const mine = ++visit;
  leave();
  leave = () => {};
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  const found = ROUTES.map(([path, load]) => ({ match: path.exec(location.pathname), load })).find((r) => r.match);
  const { mount } = await (found ? found.load() : nowhere());
  if (mine !== visit) return;
  root.replaceChildren();
  root.className = "";
  const left = await mount(root, decodeURIComponent(found?.match?.[1] ?? ""));
  if (mine === visit) leave = left;
  else left();
}

/**
 * Go to another page of the site.
 * @param {string} path
 */
export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  return show();
}

/** Follow links and the back button from now on. */
export function startRouter() {
  addEventListener("popstate", show);
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.hasAttribute("download")) return;
    const path = /** @type {string} */ (link.getAttribute("href"));
    if (path.startsWith("/api/")) return;
    event.preventDefault();
    void go(path);
  });
  return show();
}
