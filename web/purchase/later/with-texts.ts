import { getI18n } from "react-i18next";
import type { Language } from "../../../domain/language.ts";

type Texts = Record<Language, () => Promise<{ default: object }>>;

/** Loads the texts of a part with it; without a network it rejects. */
export const withTexts =
  (area: string, texts: Texts) =>
  async <Part>(load: () => Promise<Part>): Promise<Part> => {
    const i18n = getI18n();
    const language = i18n.language === "ar" ? "ar" : "en";
    const [part, loaded] = await Promise.all([load(), texts[language]()]);
    i18n.addResourceBundle(language, area, loaded.default);
    return part;
  };
