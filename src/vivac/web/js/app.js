/** Where the client starts: language, theme, the sheet of symbols, then the page of this address. */

import { laySheet } from "./draw/sheet.js";
import { initLanguage } from "./i18n.js";
import { startRouter } from "./router.js";
import { initTheme } from "./theme.js";

initTheme();
initLanguage();

await laySheet("/api/symbols.svg");
await startRouter();
