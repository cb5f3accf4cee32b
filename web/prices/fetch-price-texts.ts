import { getI18n } from "react-i18next";
import type { Language } from "../../domain/language.ts";

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
};

/** The texts come with the first price that is explained. Rejects without a network. */
export async function fetchPriceTexts(): Promise<void> {
  const i18n = getI18n();
  const language = i18n.language === "ar" ? "ar" : "en";
  i18n.addResourceBundle(language, "prices", (await texts[language]()).default);
}

/** A part of a page that shows them. */
export async function withPriceTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), fetchPriceTexts()]);
  return part;
}
