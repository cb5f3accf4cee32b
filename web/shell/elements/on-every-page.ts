import { accountMenu } from "./account-menu.ts";
import { element } from "./element.ts";
import { followLanguage, keepLanguageChoice } from "./language-choice.ts";
import { menuBar } from "./menu-bar.ts";
import { menuDrawer } from "./menu-drawer.ts";
import { unfold } from "./unfold.ts";

/** The returned tasks may wait; listening for a choice of language may not. */
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
