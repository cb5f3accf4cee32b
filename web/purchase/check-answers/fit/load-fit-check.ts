import { getI18n } from "react-i18next";
import type { Language } from "../../../../domain/language.ts";

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
};

/** With its texts, which no other page of a purchase needs. Rejects without a network. */
export async function loadFitCheck() {
  const i18n = getI18n();
  const language = i18n.language === "ar" ? "ar" : "en";
  const [part, words] = await Promise.all([import("./fit-check.tsx"), texts[language]()]);
  i18n.addResourceBundle(language, "purchase/fit", words.default);
  return part;
}
