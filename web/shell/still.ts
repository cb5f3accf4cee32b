/** The script of a still page, and of the header on live ones. Kept under 3 kB. */
import { accountMenu } from "./elements/account-menu.ts";
import { element } from "./elements/element.ts";
import { followLanguage, keepLanguageChoice } from "./elements/language-choice.ts";
import { menuBar } from "./elements/menu-bar.ts";
import { menuDrawer } from "./elements/menu-drawer.ts";
import { recordVisit } from "./elements/record-visit.ts";
import { rememberTab } from "./elements/remember-tab.ts";
import { revealOnce } from "./elements/reveal-once.ts";

followLanguage();
keepLanguageChoice();
element("account-menu", accountMenu);
element("menu-bar", menuBar);
element("menu-drawer", menuDrawer);
element("tab-memory", rememberTab);
element("visit-record", recordVisit);
revealOnce();
