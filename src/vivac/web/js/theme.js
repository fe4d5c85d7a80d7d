/** Light or dark: as the system says, until somebody chooses. */

const KEY = "vivac.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

function apply() {
  const chosen = localStorage.getItem(KEY);
  document.documentElement.dataset.theme = chosen ?? (dark.matches ? "dark" : "light");
}

/** Follow the choice made last, else the system. */
export function initTheme() {
  apply();
  dark.addEventListener("change", apply);
}

/** The other one, remembered. */
export function flipTheme() {
  const now = document.documentElement.dataset.theme;
  localStorage.setItem(KEY, now === "dark" ? "light" : "dark");
  apply();
}
