import { accountMenu } from "./account-menu.ts";
import { element } from "./element.ts";
import { followLanguage, keepLanguageChoice } from "./language-choice.ts";
import { menuBar } from "./menu-bar.ts";
import { menuDrawer } from "./menu-drawer.ts";
import { unfold } from "./unfold.ts";

/** Pieces of work of the header and the footer; only a choice of language is never missed. */
export const onEveryPage = () => {
  keepLanguageChoice();
  return [
    followLanguage,
    () => element("menu-drawer", menuDrawer),
    () => element("menu-bar", menuBar),
    () => element("account-menu", accountMenu),
    unfold,
  ];
};
