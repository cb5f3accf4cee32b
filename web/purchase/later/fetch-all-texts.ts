import { getI18n } from "react-i18next";
import type { Language } from "../../../domain/language.ts";

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import("../en.ts"),
  ar: () => import("../ar.ts"),
};

/** Awaited by pages that are entered from the quotes, which load only the texts of `first/`. */
export async function fetchAllTexts(): Promise<void> {
  const i18n = import.meta.env.SSR ? undefined : getI18n();
  // The page that a visit begins with gets its texts from the start.
  if (!i18n) return;
  const language = i18n.language === "ar" ? "ar" : "en";
  i18n.addResourceBundle(language, "purchase", (await texts[language]()).default);
}
