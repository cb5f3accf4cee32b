import { getI18n } from "react-i18next";
import type { Language } from "../../../domain/language.ts";
import { withPriceTexts } from "../fetch-price-texts.ts";

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
};

/** The texts come with the first event that is looked at. Rejects without a network. */
export async function withWhatIfTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const i18n = getI18n();
  const language = i18n.language === "ar" ? "ar" : "en";
  const [part, loaded] = await Promise.all([withPriceTexts(load), texts[language]()]);
  i18n.addResourceBundle(language, "prices/what-if", loaded.default);
  return part;
}
