export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

/** A name or text that is shown in the language of its reader. */
export type Bilingual = Record<Language, string>;

/** How long the chosen language is remembered: 365 days (ruling A3). */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

export const preferredLanguage = (header: string | undefined): Language => {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { language: range.split("-")[0], weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter((range) => isLanguage(range.language) && range.weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const first = wanted[0]?.language;
  return isLanguage(first) ? first : "en";
};
