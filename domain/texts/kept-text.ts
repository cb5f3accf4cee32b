import { type Bilingual, languages } from "../language.ts";
import { foldedForSearch } from "../support/folded-for-search.ts";
import { inBraces, type Placeholder, readPlaceholders } from "./placeholders.ts";

/** Where staff write to customers, and how much each field holds. */
export const longestText = { offer: 1_000, ask: 300, message: 2_000 } as const;

export type TextPlace = keyof typeof longestText;
export const textPlaces = Object.keys(longestText) as TextPlace[];

/** Those in use; more would not be found by a few letters. */
export const MOST_KEPT_TEXTS = 100;
export const LONGEST_TITLE = 40;

export type KeptText = {
  /** A few letters by which it is found. */
  shortcut: string;
  title: Bilingual;
  body: Bilingual;
  places: readonly TextPlace[];
};

export type KeptTextCode =
  | "shortcut"
  | "titleMissing"
  | "bodyMissing"
  | "placeMissing"
  | "tooLong"
  | "unknownPlaceholder"
  | "notInBoth";

export type KeptTextProblem = {
  code: KeptTextCode;
  field: "shortcut" | "titleEn" | "titleAr" | "bodyEn" | "bodyAr" | "places";
  /** As it is, or would be, written in the body that the field names. */
  placeholder?: string;
};

const SHORTCUT = /^[\p{L}\p{N}]{2,12}$/u;

const plain = (text: string) => text.replaceAll("\0", "").trim();
const both = (texts: Bilingual): Bilingual => ({ en: plain(texts.en), ar: plain(texts.ar) });

export const cleanText = ({ shortcut, title, body, places }: KeptText): KeptText => ({
  shortcut: plain(shortcut).toLowerCase(),
  title: both(title),
  body: both(body),
  places: textPlaces.filter((place) => places.includes(place)),
});

/** As much as the smallest field holds that it is for. */
export const longestFor = (places: readonly TextPlace[]) =>
  Math.min(...(places.length > 0 ? places : textPlaces).map((place) => longestText[place]));

const fieldOf = {
  title: { en: "titleEn", ar: "titleAr" },
  body: { en: "bodyEn", ar: "bodyAr" },
} as const;

function bodyProblems(body: Bilingual, longest: number): KeptTextProblem[] {
  const read = {
    en: readPlaceholders(body.en, "en"),
    ar: readPlaceholders(body.ar, "ar"),
  };
  return languages.flatMap((language): KeptTextProblem[] => {
    const field = fieldOf.body[language];
    if (body[language] === "") return [{ code: "bodyMissing", field }];
    if (body[language].length > longest) return [{ code: "tooLong", field }];
    const [unknown] = read[language].unknown;
    if (unknown !== undefined)
      return [{ code: "unknownPlaceholder", field, placeholder: unknown.trim() }];
    const other = read[language === "en" ? "ar" : "en"];
    const lacking = [...other.known].find((one: Placeholder) => !read[language].known.has(one));
    return lacking ? [{ code: "notInBoth", field, placeholder: inBraces(lacking, language) }] : [];
  });
}

/** Of a text that was cleaned. Both bodies have the same placeholders: a customer of either language reads the same facts. */
export function keptTextProblems({ shortcut, title, body, places }: KeptText): KeptTextProblem[] {
  const problems: KeptTextProblem[] = [];
  if (!SHORTCUT.test(shortcut)) problems.push({ code: "shortcut", field: "shortcut" });
  for (const language of languages)
    if (title[language] === "" || title[language].length > LONGEST_TITLE)
      problems.push({ code: "titleMissing", field: fieldOf.title[language] });
  if (places.length === 0) problems.push({ code: "placeMissing", field: "places" });
  return [...problems, ...bodyProblems(body, longestFor(places))];
}

type Found = Pick<KeptText, "shortcut" | "title">;

/** Those whose shortcut begins as typed first, then those with words that do. */
export function findTexts<Text extends Found>(texts: readonly Text[], typed: string): Text[] {
  const wanted = foldedForSearch(typed);
  const words = ({ title }: Text) => foldedForSearch(`${title.en} ${title.ar}`);
  const rank = (text: Text) => {
    if (foldedForSearch(text.shortcut).startsWith(wanted)) return 0;
    return ` ${words(text)}`.includes(` ${wanted}`) ? 1 : 2;
  };
  return texts
    .map((text) => ({ text, rank: rank(text) }))
    .filter(({ rank: found }) => found < 2)
    .toSorted(
      (one, other) =>
        one.rank - other.rank || one.text.shortcut.localeCompare(other.text.shortcut, "en"),
    )
    .map(({ text }) => text);
}
