import { withTexts } from "../../i18n/with-texts.ts";

/** Texts of the contact form, which only a new policy shows. */
export const withLeadTexts = withTexts("purchase/lead", {
  en: () => import("./lead-texts/en.ts"),
  ar: () => import("./lead-texts/ar.ts"),
});
