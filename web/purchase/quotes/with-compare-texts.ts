import { getI18n } from "react-i18next";
import type { Language } from "../../../domain/language.ts";

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("./compare-texts/en.ts"),
  ar: () => import("./compare-texts/ar.ts"),
};

/** Texts of parts that open when touched; without a network it rejects. */
export async function withCompareTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const i18n = getI18n();
  const language = i18n.language === "ar" ? "ar" : "en";
  const [part, loaded] = await Promise.all([load(), texts[language]()]);
  i18n.addResourceBundle(language, "purchase/compare", loaded.default);
  return part;
}
