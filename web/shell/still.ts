/** The script of a still page, and of the header on live ones. Kept under 3 kB. */
import { accountMenu } from "./elements/account-menu.ts";
import { element } from "./elements/element.ts";
import { inTurn } from "./elements/in-turn.ts";
import { followLanguage, keepLanguageChoice } from "./elements/language-choice.ts";
import { menuBar } from "./elements/menu-bar.ts";
import { menuDrawer } from "./elements/menu-drawer.ts";
import { openNow } from "./elements/open-now.ts";
import { recordVisit } from "./elements/record-visit.ts";
import { rememberTab } from "./elements/remember-tab.ts";
import { revealOnce } from "./elements/reveal-once.ts";
import { showMore } from "./elements/show-more.ts";

keepLanguageChoice();
inTurn([
  followLanguage,
  () => element("menu-drawer", menuDrawer),
  () => element("menu-bar", menuBar),
  () => element("account-menu", accountMenu),
  () => element("tab-memory", rememberTab),
  () => element("open-now", openNow),
  () => element("show-more", showMore),
  revealOnce,
  () => element("visit-record", recordVisit),
]);
