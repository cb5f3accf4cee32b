import { accountMenu } from "./account-menu.ts";
import { element } from "./element.ts";
import { followLanguage, keepLanguageChoice } from "./language-choice.ts";
import { menuBar } from "./menu-bar.ts";
import { menuDrawer } from "./menu-drawer.ts";
import { unfold } from "./unfold.ts";

/** The language at once; what header and footer do, as pieces of work. */
export const onEveryPage = () => {
  followLanguage();
  keepLanguageChoice();
  return [
    () => element("menu-drawer", menuDrawer),
    () => element("menu-bar", menuBar),
    () => element("account-menu", accountMenu),
    unfold,
  ];
};
