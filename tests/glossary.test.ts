import { describe, expect, it } from "vitest";
import {
  glossary,
  oldWords,
  phrasesAmong,
  saysOneOf,
  type Term,
  termFinder,
  wordsAmong,
} from "./support/glossary.ts";
import { type ProductText, productTexts } from "./support/product-texts.ts";

const later = (term: Term) => term.used.includes("later");
const termsIn = termFinder(glossary);

const fillsASlot = (key: string) => key.startsWith("theInsurer");

/** Old words are English or Arabic: each is looked for in the text of its language. */
const oldWordsIn = ({ source, key, en = "", ar = "" }: ProductText): string[] =>
  oldWords
    .filter(({ except }) => !except.includes(source))
    .flatMap(({ forms }) => [
      ...phrasesAmong(en, forms.filter(isLatin)),
      ...wordsAmong(
        ar,
        forms.filter((form) => !isLatin(form)),
      ),
    ])
    .map((form) => `${source}: ${key} says ${form}`);

const isLatin = (form: string) => /^\p{Script=Latin}/u.test(form);

const breachesOf = ({ source, key, en, ar }: ProductText): string[] => {
  if (ar === undefined) return [];
  const place = `${source}: ${key}`;

  // A word that fills the place of an insurer's name has its noun in the sentence.
  const missing = Array.from(en === undefined || fillsASlot(key) ? [] : termsIn(en))
    .filter((term) => !saysOneOf(ar, term.arabic))
    .map(({ english, arabic }) => `${place} has "${english[0]}" and not ${arabic.join(" or ")}`);
  const forbidden = glossary
    .flatMap(({ never }) => wordsAmong(ar, never))
    .map((variant) => `${place} says ${variant}`);

  return [...missing, ...forbidden];
};

describe("docs/glossary.md", () => {
  it("has the product's terms, without duplicates", () => {
    const forms = glossary.flatMap(({ english }) => english);
    expect(forms.length).toBeGreaterThan(100);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  it("gives every term its Arabic and its meaning", () => {
    const isArabic = (form: string) => /^[\u0600-\u06FF ]+$/.test(form);
    const without = glossary.filter(
      ({ arabic, meaning }) => arabic.length === 0 || !arabic.every(isArabic) || meaning === "",
    );
    expect(without).toEqual([]);
  });

  it("says where each term is used", () => {
    const uses = Map.groupBy(
      productTexts.flatMap(({ source, en }) =>
        Array.from(en === undefined ? [] : termsIn(en), (term) => ({ source, term })),
      ),
      ({ term }) => term,
    );
    const wrong = glossary.flatMap((term) => {
      const sources = (uses.get(term) ?? []).map(({ source }) => source);
      if (later(term)) return sources.map((source) => `${term.english[0]} is used in ${source}`);
      return term.used
        .filter((source) => !sources.includes(source))
        .map((source) => `${term.english[0]} is not used in ${source}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe("the texts", () => {
  it("use the terms of the glossary in both languages, and no forbidden ones", () => {
    expect(productTexts.length).toBeGreaterThan(2000);
    expect(productTexts.flatMap(breachesOf)).toEqual([]);
  });

  it.each([
    ["a different word for a term", "Your premium", "ثمن التأمين"],
    ["the shorter term for the longer one", "The plate code", "اللوحة"],
    ["a forbidden word", "Read it", "اقرأ البوليصة"],
    ["a forbidden word with its particles", "Read it", "وبالبوليصات"],
  ])("are reported if they have %s", (_what, en, ar) => {
    expect(breachesOf({ source: "planted", key: "one", en, ar })).toHaveLength(1);
  });

  it.each([
    ["an ending", "Your policies", "وثائقك"],
    ["particles and the article", "For the policy", "وللوثيقة"],
    ["vowel signs", "The excess", "مبلغ التَّحمُّل"],
    ["a placeholder", "{{insurer}} issues it", "تصدرها {{insurer}}"],
  ])("may have %s", (_what, en, ar) => {
    expect(breachesOf({ source: "planted", key: "one", en, ar })).toEqual([]);
  });
});

describe("words that we no longer write", () => {
  it("are found in no text", () => {
    expect(oldWords.length).toBeGreaterThan(20);
    expect(productTexts.flatMap(oldWordsIn)).toEqual([]);
  });

  it("have a place in each exception", () => {
    const sources = new Set(productTexts.map(({ source }) => source));
    const unknown = oldWords
      .flatMap(({ except }) => except)
      .filter((place) => place !== "" && !sources.has(place));
    expect(unknown).toEqual([]);
  });

  it.each([
    ["an English word", "Take a better picture", "التقطها"],
    ["its plural", "Two Pictures", "صورتان"],
    ["an Arabic word with its particles", "Log in", "سجّل الدخول إلى المكتب"],
    ["an Arabic phrase", "Repair of your car", "نحسب هنا إصلاح سيارتك"],
  ])("are reported if a text has %s", (_what, en, ar) => {
    expect(oldWordsIn({ source: "planted", key: "one", en, ar })).toHaveLength(1);
  });

  it("may stand in a text that is excepted", () => {
    expect(oldWordsIn({ source: "privacy", key: "one", en: "The agent reads it" })).toEqual([]);
  });
});
