import { withTexts } from "../../i18n/with-texts.ts";

/** Texts of parts that open when touched. */
export const withCompareTexts = withTexts("purchase/compare", {
  en: () => import("./compare-texts/en.ts"),
  ar: () => import("./compare-texts/ar.ts"),
});
