import type { Resource } from "i18next";
import type { Language } from "./i18n/language.ts";
import type { Area } from "./shell/handle.ts";

type Texts = { default: object };

/** The part of the purchase's texts with which the quotes start. */
const FIRST = "purchase/first";

const loaders: Record<Area, Record<Language, () => Promise<Texts>>> = {
  shell: { en: () => import("./shell/en.ts"), ar: () => import("./shell/ar.ts") },
  around: {
    en: () => import("./shell/around/en.ts"),
    ar: () => import("./shell/around/ar.ts"),
  },
  problems: { en: () => import("./problems/en.ts"), ar: () => import("./problems/ar.ts") },
  site: { en: () => import("./site/en.ts"), ar: () => import("./site/ar.ts") },
  account: { en: () => import("./account/en.ts"), ar: () => import("./account/ar.ts") },
  purchase: { en: () => import("./purchase/en.ts"), ar: () => import("./purchase/ar.ts") },
  [FIRST]: {
    en: () => import("./purchase/first/en.ts"),
    ar: () => import("./purchase/first/ar.ts"),
  },
  "purchase/payment": {
    en: () => import("./purchase/payment/en.ts"),
    ar: () => import("./purchase/payment/ar.ts"),
  },
  "purchase/fit": {
    en: () => import("./purchase/check-answers/fit/en.ts"),
    ar: () => import("./purchase/check-answers/fit/ar.ts"),
  },
  "purchase/compare": {
    en: () => import("./purchase/quotes/compare-texts/en.ts"),
    ar: () => import("./purchase/quotes/compare-texts/ar.ts"),
  },
  prices: { en: () => import("./prices/en.ts"), ar: () => import("./prices/ar.ts") },
  profile: { en: () => import("./profile/en.ts"), ar: () => import("./profile/ar.ts") },
};

export const allAreas = (Object.keys(loaders) as Area[]).filter((area) => area !== FIRST);

/** A purchase fetches these when a price is explained. */
const explained = (area: Area): Area[] => (area === "profile" ? ["prices"] : []);

/** Includes the texts of enclosing areas. */
export const areasInBrowser = (area: Area) => {
  const enclosing = area === FIRST ? [] : [area.split("/")[0]];
  return [...new Set(["shell", "problems", ...enclosing, area, ...explained(area)] as Area[])];
};

export const loadTexts = async (language: Language, areas: readonly Area[]) => {
  const loaded = await Promise.all(
    areas.map(async (area) => {
      const { default: texts } = await loaders[area][language]();
      return [area === FIRST ? "purchase" : area, texts] as const;
    }),
  );
  return Object.fromEntries(loaded) as Resource[string];
};
