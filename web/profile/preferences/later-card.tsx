import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "../later/later.tsx";

const withOwnTexts = withTexts("profile/preferences", {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
});

export const Preferences = later(() => withOwnTexts(() => import("./preferences-card.tsx")));
