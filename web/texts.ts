import type { Resource } from "i18next";
import type { Language } from "./i18n/language.ts";

type Loaders = Record<string, Record<Language, () => Promise<{ default: object }>>>;

/** Parts of the texts of one area: those with which quotes and vehicle form start, and of prices. */
const parts = {
  "purchase/first": "purchase",
  "purchase/form": "purchase",
  "prices/answers": "prices",
  "prices/ledger": "prices",
} as const;
export type Part = keyof typeof parts;

/** Texts of pages and parts that browsers get as HTML only. */
const ofHtml = {
  around: {
    en: () => import("./shell/around/en.ts"),
    ar: () => import("./shell/around/ar.ts"),
  },
  chat: {
    en: () => import("./shell/chat/en.ts"),
    ar: () => import("./shell/chat/ar.ts"),
  },
  site: { en: () => import("./site/en.ts"), ar: () => import("./site/ar.ts") },
  "purchase/shared": {
    en: () => import("./purchase/shared/en.ts"),
    ar: () => import("./purchase/shared/ar.ts"),
  },
} satisfies Loaders;

/** Texts that parts fetch when they are opened or shown (`i18n/with-texts.ts`). */
const ofParts = {
  "purchase/fit": {
    en: () => import("./purchase/check-answers/fit/en.ts"),
    ar: () => import("./purchase/check-answers/fit/ar.ts"),
  },
  "purchase/compare": {
    en: () => import("./purchase/quotes/compare-texts/en.ts"),
    ar: () => import("./purchase/quotes/compare-texts/ar.ts"),
  },
  "purchase/lead": {
    en: () => import("./purchase/quotes/lead-texts/en.ts"),
    ar: () => import("./purchase/quotes/lead-texts/ar.ts"),
  },
  "prices/cover": {
    en: () => import("./prices/cover/en.ts"),
    ar: () => import("./prices/cover/ar.ts"),
  },
  "prices/papers": {
    en: () => import("./prices/papers/en.ts"),
    ar: () => import("./prices/papers/ar.ts"),
  },
  "prices/what-if": {
    en: () => import("./prices/what-if/en.ts"),
    ar: () => import("./prices/what-if/ar.ts"),
  },
  refund: { en: () => import("./refund/en.ts"), ar: () => import("./refund/ar.ts") },
  "profile/offers": {
    en: () => import("./profile/offers/en.ts"),
    ar: () => import("./profile/offers/ar.ts"),
  },
  "profile/policy": {
    en: () => import("./profile/policy/en.ts"),
    ar: () => import("./profile/policy/ar.ts"),
  },
  "profile/preferences": {
    en: () => import("./profile/preferences/en.ts"),
    ar: () => import("./profile/preferences/ar.ts"),
  },
  "profile/refunds": {
    en: () => import("./profile/refunds/en.ts"),
    ar: () => import("./profile/refunds/ar.ts"),
  },
} satisfies Loaders;

/** Texts that a page starts with. */
const atStart = {
  shell: { en: () => import("./shell/en.ts"), ar: () => import("./shell/ar.ts") },
  problems: { en: () => import("./problems/en.ts"), ar: () => import("./problems/ar.ts") },
  account: { en: () => import("./account/en.ts"), ar: () => import("./account/ar.ts") },
  purchase: { en: () => import("./purchase/en.ts"), ar: () => import("./purchase/ar.ts") },
  "purchase/first": {
    en: () => import("./purchase/first/en.ts"),
    ar: () => import("./purchase/first/ar.ts"),
  },
  "purchase/form": {
    en: () => import("./purchase/form/en.ts"),
    ar: () => import("./purchase/form/ar.ts"),
  },
  "purchase/payment": {
    en: () => import("./purchase/payment/en.ts"),
    ar: () => import("./purchase/payment/ar.ts"),
  },
  "prices/answers": {
    en: () => import("./prices/answers/en.ts"),
    ar: () => import("./prices/answers/ar.ts"),
  },
  "prices/ledger": {
    en: () => import("./prices/ledger/en.ts"),
    ar: () => import("./prices/ledger/ar.ts"),
  },
  "prices/card": {
    en: () => import("./prices/card/en.ts"),
    ar: () => import("./prices/card/ar.ts"),
  },
  pictures: { en: () => import("./pictures/en.ts"), ar: () => import("./pictures/ar.ts") },
  profile: { en: () => import("./profile/en.ts"), ar: () => import("./profile/ar.ts") },
  "profile/one-request": {
    en: () => import("./profile/one-request/en.ts"),
    ar: () => import("./profile/one-request/ar.ts"),
  },
  "profile/stored-data": {
    en: () => import("./profile/stored-data/en.ts"),
    ar: () => import("./profile/stored-data/ar.ts"),
  },
} satisfies Loaders;

type AllLoaders = typeof atStart & typeof ofParts & typeof ofHtml;

/** A part of the texts, which a page or a part of it loads. */
export type Area = keyof AllLoaders;

export type TextsOf<Name extends Area> = Awaited<ReturnType<AllLoaders[Name]["en"]>>["default"];

const loaders: Partial<Record<Area, Loaders[string]>> = import.meta.env.SSR
  ? { ...atStart, ...ofParts, ...ofHtml }
  : atStart;

const isPart = (area: Area): area is Part => area in parts;
/** The area whose texts they are. */
const wholeOf = (area: Area) => (isPart(area) ? parts[area] : area);

/** What the purchase's pages start with is part of its whole. */
export const allAreas = (Object.keys(loaders) as Area[]).filter(
  (area) => wholeOf(area) !== "purchase" || area === "purchase",
);

/** A purchase fetches those of explained prices later; its pages lead to the cards of the quotes. */
const besides = (area: Area): Area[] => {
  if (area === "profile/one-request") return ["prices/answers", "prices/ledger"];
  return area.startsWith("purchase") ? ["prices/card"] : [];
};

/** Includes the texts of enclosing areas. */
export const areasInBrowser = (area: Area) => {
  const enclosing = isPart(area) ? [] : [area.split("/")[0]];
  return [...new Set(["shell", "problems", ...enclosing, area, ...besides(area)] as Area[])];
};

export const loadTexts = async (language: Language, areas: readonly Area[]) => {
  const loaded = await Promise.all(
    areas.map(
      async (area) => [wholeOf(area), (await loaders[area]?.[language]())?.default] as const,
    ),
  );
  const texts: Record<string, object> = {};
  for (const [area, some] of loaded) texts[area] = { ...texts[area], ...some };
  return texts as Resource[string];
};
