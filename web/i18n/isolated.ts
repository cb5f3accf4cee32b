import type { Language } from "./language.ts";

/** Isolates keep an amount from left to right inside an Arabic sentence that is plain text. */
export const isolated = (amount: string, language: Language): string =>
  language === "ar" ? `\u2066${amount}\u2069` : amount;
