import { accountMenu } from "./account-menu.ts";
import { datePrints } from "./date-prints.ts";
import { defineElement } from "./define-element.ts";
import { followLanguage, storeLanguageChoice } from "./language-choice.ts";
import { loadSpeedReport } from "./load-speed-report.ts";
import { menuBar } from "./menu-bar.ts";
import { menuDrawer } from "./menu-drawer.ts";
import { openChat } from "./open-chat.ts";
import { unfold } from "./unfold.ts";

/** The returned tasks may wait; listening for a choice of language and for the chat may not. */
export const onEveryPage = () => {
  storeLanguageChoice();
  openChat();
  return [
    followLanguage,
    () => defineElement("menu-drawer", menuDrawer),
    () => defineElement("menu-bar", menuBar),
    () => defineElement("account-menu", accountMenu),
    unfold,
    datePrints,
    loadSpeedReport,
  ];
};
