import { locales } from "./formats.ts";
import type { Language } from "./language.ts";

/** The names of a list and the words between them, to set them apart. */
export const partsOfList = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(locales[language]).formatToParts(names);
