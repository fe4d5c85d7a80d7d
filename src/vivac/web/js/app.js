/** Where the client starts: language, theme, the sheet of symbols, then the page of this address. */

import { getDrawing } from "./api.js";
import { parseDrawing } from "./dom.js";
import { initLanguage } from "./i18n.js";
import { startRouter } from "./router.js";
import { initTheme } from "./theme.js";

initTheme();
initLanguage();

const sheet = parseDrawing(await getDrawing("/api/symbols.svg"));
sheet.classList.add("symbols");
document.body.append(sheet);
await startRouter();
