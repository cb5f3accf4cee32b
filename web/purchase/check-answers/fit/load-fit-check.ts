import { withTexts } from "../../../i18n/with-texts.ts";

const withFitTexts = withTexts("purchase/fit", {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
});

/** With its texts, which no other page of a purchase needs. Rejects without a network. */
export const loadFitCheck = () => withFitTexts(() => import("./fit-check.tsx"));
