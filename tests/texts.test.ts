import { describe, expect, it } from "vitest";
import { withoutFacts } from "./support/glossary.ts";
import { type ProductText, productTexts } from "./support/product-texts.ts";

/** Words that Arabic texts also write in Latin letters. */
const latinNames = [
  "English",
  "PNG",
  "JPG",
  "SVG",
  "PDF",
  "JSON",
  "CSV",
  "VCC",
  // The country, as an IBAN begins.
  "AE",
  "AES",
  "SANADAK",
  "sanadak.gov.ae",
  "name@example.com",
  // The cookies, by the names that a browser shows.
  "token",
  "activation",
  "chat",
  "username",
  "email",
  "profilePicture",
  "lang",
];
/** Words that English texts also write in Arabic letters: the language's own name. */
const arabicNames = ["العربية"];

const plural = /_(?:zero|one|two|few|many|other)$/;
const placeOf = ({ source, key }: ProductText) => `${source}: ${key}`;

const keyed = new Map(productTexts.map((text) => [placeOf(text), text]));

/** Arabic has six plural forms, English two or three: each is compared with `_other`. */
const counterpart = (text: ProductText) =>
  keyed.get(placeOf({ ...text, key: text.key.replace(plural, "_other") }));

const untranslated = (text: ProductText) => {
  const isForm = plural.test(text.key) && counterpart(text)?.en !== undefined;
  return text.ar === undefined || (text.en === undefined && !isForm);
};

const missingForms = ({ source, key, en }: ProductText) =>
  en === undefined || !key.endsWith("_other")
    ? []
    : ["zero", "one", "two", "few", "many"]
        .map((form) => placeOf({ source, key: key.replace(/other$/, form) }))
        .filter((place) => keyed.get(place)?.ar === undefined);

/** A path of keys, or a key of several words, which a page shows if a text is missing. */
const looksLikeKey = (text: string) =>
  /^[a-z]\w*(?:[.:]\w+)+$/.test(text) || /^[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+$/.test(text);

const latinIn = (text: string) =>
  Array.from(withoutFacts(text).matchAll(/[A-Za-z]+(?:[.@][A-Za-z]+)*/g), ([word]) => word).filter(
    (word) => !latinNames.includes(word),
  );

const arabicIn = (text: string) =>
  Array.from(text.matchAll(/\p{Script=Arabic}+/gu), ([word]) => word).filter(
    (word) => !arabicNames.includes(word),
  );

const factsIn = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{\{?(\w+)\}?\}/g), ([, name = ""]) => name))].toSorted();

/** A plural form may write its number as a word. */
const factsDiffer = (text: ProductText) => {
  const facts = factsIn(text.en ?? counterpart(text)?.en ?? "");
  const arabicFacts = factsIn(text.ar ?? "");
  const mayLack = plural.test(text.key) ? ["count", "number"] : [];
  const lacking = facts.filter((fact) => !arabicFacts.includes(fact) && !mayLack.includes(fact));
  return lacking.length > 0 || arabicFacts.some((fact) => !facts.includes(fact));
};

type Fault = [what: string, found: (text: ProductText) => boolean];
const faults: Fault[] = [
  ["is in one language only", untranslated],
  ["lacks a plural form in Arabic", (text) => missingForms(text).length > 0],
  ["is empty", ({ en, ar }) => [en, ar].some((text) => text !== undefined && text.trim() === "")],
  ["looks like a key", ({ en, ar }) => [en, ar].some((text) => looksLikeKey(text ?? ""))],
  ["has Latin words in Arabic", ({ ar }) => latinIn(ar ?? "").length > 0],
  ["has Arabic words in English", ({ en }) => arabicIn(en ?? "").length > 0],
  ["has other facts in Arabic", factsDiffer],
  ["has digits that are not Latin", ({ ar }) => /[\u0660-\u0669\u06F0-\u06F9]/.test(ar ?? "")],
];

describe("no text of the product", () => {
  it.each(faults)("%s", (_what, found) => {
    expect(productTexts.filter(found).map(placeOf)).toEqual([]);
  });
});

describe("a faulty text", () => {
  const planted = (en?: string, ar?: string): ProductText => ({
    source: "planted",
    key: "one",
    ...(en === undefined ? {} : { en }),
    ...(ar === undefined ? {} : { ar }),
  });

  it.each([
    ["is in one language only", planted("Only here")],
    ["is in one language only", planted(undefined, "هنا فقط")],
    ["lacks a plural form in Arabic", { ...planted("Many", "كثير"), key: "planted_other" }],
    ["is empty", planted("Something", " ")],
    ["looks like a key", planted("home.plate.hint", "تلميح")],
    ["looks like a key", planted("general_error", "خطأ")],
    ["looks like a key", planted("Hint", "noInsuranceData")],
    ["has Latin words in Arabic", planted("Max 5 MB", "Max 5 MB")],
    ["has Latin words in Arabic", planted("See the dashboard", "انظر dashboard")],
    ["has Arabic words in English", planted("See لوحة", "انظر اللوحة")],
    ["has other facts in Arabic", planted("For {{name}}", "لك")],
    ["has other facts in Arabic", planted("For you", "إلى {name}")],
    ["has digits that are not Latin", planted("5 days", "٥ أيام")],
  ])("is reported if it %s", (what, text) => {
    const found = faults.filter(([, notices]) => notices(text)).map(([fault]) => fault);
    expect(found).toContain(what);
  });
});

describe("a text that names an insurer, before one is chosen", () => {
  const room = "profile/one-request: ";
  const instead = (name: string) => keyed.get(room + name);
  const fallbacks = new Map([
    ["insurer", instead("theInsurer")],
    ["Insurer", instead("theInsurerFirst")],
  ]);
  const shown = (text: ProductText, language: "en" | "ar") =>
    (text[language] ?? "").replace(
      /\{\{(insurer|Insurer)\}\}/g,
      (_slot, name: string) => fallbacks.get(name)?.[language] ?? "",
    );
  const naming = productTexts.filter(
    ({ source, en }) =>
      /^profile\/(?:one-request|policy)$/.test(source) && /\{\{insurer\}\}/i.test(en ?? ""),
  );

  it("is found", () => {
    expect(naming.length).toBeGreaterThan(15);
  });

  it("begins no English sentence in lower case", () => {
    const begins = (text: string) => /(?:^|[.?!] )\p{Ll}/u.test(text);
    expect(naming.filter((text) => begins(shown(text, "en"))).map(placeOf)).toEqual([]);
  });

  it("says “شركة التأمين” in Arabic, once", () => {
    const wrong = naming.filter((text) => {
      const arabic = shown(text, "ar");
      return /شركة شركة/.test(arabic) || !/شركة التأمين/.test(arabic);
    });
    expect(wrong.map(placeOf)).toEqual([]);
  });
});

/** Labels, titles and lists name the insurer alone. */
const insurerAlone =
  /(?:^|: )\{\{insurer\}\}|^(?:عرض|قائمة أسعار|شركة التأمين:|عرض تأمين سيارة:) \{\{insurer\}\}$/;

describe("an Arabic sentence that names an insurer", () => {
  it("has “شركة” before the name", () => {
    const bareNames = productTexts.filter(
      ({ key, ar }) =>
        !key.startsWith("whatIf.") &&
        !insurerAlone.test(ar ?? "") &&
        /(?<!شركة )\{\{insurer\}\}/i.test(ar ?? ""),
    );
    expect(bareNames.map(placeOf)).toEqual([]);
  });
});
