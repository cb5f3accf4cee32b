import { withTexts } from "../../i18n/with-texts.ts";

const withForm = withTexts("purchase/lead", {
  en: () => import("./lead-texts/en.ts"),
  ar: () => import("./lead-texts/ar.ts"),
});
const withSending = withTexts("purchase", {
  en: () => import("./sent-texts/en.ts"),
  ar: () => import("./sent-texts/ar.ts"),
});

/** Texts of the contact form, which only a new policy shows. */
export const withLeadTexts = <Part>(load: () => Promise<Part>): Promise<Part> =>
  withForm(() => withSending(load));
