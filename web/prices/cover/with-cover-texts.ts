import { withTexts } from "../../i18n/with-texts.ts";

/** Texts of what is opened at a plan. */
export const withCoverTexts = withTexts("prices/cover", {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
});
