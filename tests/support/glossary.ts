import { readFileSync } from "node:fs";

export type Term = {
  english: readonly string[];
  arabic: readonly string[];
  never: readonly string[];
  meaning: string;
  used: readonly string[];
};

/** A word of earlier texts, and the places where it stays. */
export type OldWord = { forms: readonly string[]; except: readonly string[] };

const formsOf = (cell: string) =>
  cell
    .split("·")
    .map((form) => form.trim())
    .filter(Boolean);

const namesOf = (cell: string) => cell.split(",").map((name) => name.trim());

const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\| (English|Never|-)/.test(line))
    .map((line) => line.split("|").slice(1, -1));

const termsOf = (text: string): Term[] =>
  rowsOf(text).map(([english = "", arabic = "", never = "", meaning = "", used = ""]) => ({
    english: formsOf(english),
    arabic: formsOf(arabic),
    never: formsOf(never),
    meaning: meaning.trim(),
    used: namesOf(used),
  }));

const oldWordsOf = (text: string): OldWord[] =>
  rowsOf(text).map(([never = "", , except = ""]) => ({
    forms: formsOf(never),
    except: namesOf(except),
  }));

const [terms = "", noLonger = ""] = readFileSync(
  new URL("../../docs/glossary.md", import.meta.url),
  "utf8",
).split("## Words that we no longer write");

export const glossary = termsOf(terms);
export const oldWords = oldWordsOf(noLonger);

/** Arabic without optional marks: vowel signs, stretching, direction marks. */
const bare = (text: string) =>
  text.normalize("NFC").replace(/[\u064B-\u0652\u0640\u200E\u200F]/g, "");

/** How a word's last letter changes before an ending. */
const openEnding = (word: string) =>
  word.replace(/^ال/, "").replace(/ة$/, "(?:ة|ا?ت)").replace(/ى$/, "[ىايئ]").replace(/ء$/, "[ءؤئ]");

const particles = "(?:[وف]?[بلك]?(?:ال|لل)?)";

/** Endings for number, case and possession. */
const endings = "(?:ا|ان|ين|ون|ات|ي|ك|كم|ه|ها|هم|نا)?(?!\\p{L})";

const arabicPattern = (form: string, ending: string) =>
  new RegExp(
    bare(form)
      .split(" ")
      .map((word) => `(?<!\\p{L})${particles}${openEnding(word)}${ending}`)
      .join("\\s+"),
    "u",
  );

/** Whether a word of the text begins with one of the forms, after any particles and article. */
export const saysOneOf = (text: string, forms: readonly string[]) =>
  forms.some((form) => arabicPattern(form, "\\p{L}*").test(bare(text)));

/** The forms that the text has as whole words, so that بدي is not found in بديلة. */
export const wordsAmong = (text: string, forms: readonly string[]) =>
  forms.filter((form) => arabicPattern(form, endings).test(bare(text)));

/** Ignores case, except for a form with capitals, which is a name. */
const englishPattern = (form: string) =>
  form.replace(/\p{Ll}/gu, (letter) =>
    /\p{Lu}/u.test(form) ? letter : `[${letter}${letter.toUpperCase()}]`,
  );

/** The English forms that the text has, with an ending for number or possession. */
export const phrasesAmong = (text: string, forms: readonly string[]) =>
  forms.filter((form) =>
    new RegExp(`(?<!\\p{L})${englishPattern(form)}(?:s|['’]s)?(?!\\p{L})`, "u").test(
      withoutFacts(text),
    ),
  );

/** Finds a text's terms, preferring the longest form at each place. */
export const termFinder = (terms: readonly Term[]) => {
  const forms = terms
    .flatMap((term) => term.english.map((form) => ({ form, term })))
    .toSorted((one, other) => other.form.length - one.form.length);
  const all = forms.map(({ form }) => `(${englishPattern(form)})`).join("|");
  const pattern = new RegExp(`(?<!\\p{L})(?:${all})(?:s|['’]s)?(?!\\p{L})`, "gu");

  return (text: string): Set<Term> =>
    new Set(
      Array.from(withoutFacts(text).matchAll(pattern)).flatMap((match) =>
        forms.filter((_form, index) => match[index + 1] !== undefined).map(({ term }) => term),
      ),
    );
};

export const withoutFacts = (text: string) => text.replace(/\{\{?\w+\}?\}/g, "…");
