import type { Language } from "../../../../domain/language.ts";

/** Specification part 2, 2.5. */
export const requestTexts: Record<Language, Record<"leadTaken", string>> = {
  en: {
    leadTaken: "Your request was sent successfully. Our team will contact you.",
  },
  ar: {
    leadTaken: "وصلنا طلبك بنجاح، وسيتواصل معك فريقنا.",
  },
};
