import { getI18n } from "react-i18next";
import type { Language } from "./language.ts";

type Texts = Record<Language, () => Promise<{ default: object }>>;

/** Fetches the texts of an area; the server has all already. Rejects without a network. */
export const addTexts = async (area: string, texts: Texts): Promise<void> => {
  const i18n = import.meta.env.SSR ? undefined : getI18n();
  // There is none before the first page is hydrated; that page brings its texts.
  if (!i18n) return;
  const language = i18n.language === "ar" ? "ar" : "en";
  i18n.addResourceBundle(language, area, (await texts[language]()).default);
};

/** Loads a part of a page and its texts together. Rejects without a network. */
export const withTexts =
  (area: string, texts: Texts) =>
  async <Part>(load: () => Promise<Part>): Promise<Part> => {
    const [part] = await Promise.all([load(), addTexts(area, texts)]);
    return part;
  };
