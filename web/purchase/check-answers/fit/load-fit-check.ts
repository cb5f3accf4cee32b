import { withTexts } from "../../../i18n/with-texts.ts";

const withFitTexts = withTexts("purchase/fit", {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
});

/** Loads it with its texts, which no other page needs. Rejects without a network. */
export const loadFitCheck = () => withFitTexts(() => import("./fit-check.tsx"));
