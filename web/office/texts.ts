import type { Resource } from "i18next";
import type { Language } from "../../domain/language.ts";

const loaders = {
  office: { en: () => import("./en.ts"), ar: () => import("./ar.ts") },
  prices: { en: () => import("../prices/en.ts"), ar: () => import("../prices/ar.ts") },
};

/** Only the texts of one language are downloaded. */
export const loadOfficeTexts = async (language: Language): Promise<Resource[string]> => {
  const [office, prices] = await Promise.all([
    loaders.office[language](),
    loaders.prices[language](),
  ]);
  return { office: office.default, prices: prices.default };
};
