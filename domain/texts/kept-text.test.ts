import { describe, expect, it } from "vitest";
import { cleanText, findTexts, type KeptText, keptTextProblems, longestFor } from "./kept-text.ts";
import { fillPlaceholders, gapsIn, hasGap, inBraces, placeholders } from "./placeholders.ts";

const text: KeptText = {
  shortcut: "best",
  title: { en: "The best", ar: "الأفضل" },
  body: { en: "Dear {customer}, {plan} fits.", ar: "عزيزنا {العميل}، تناسبك {الباقة}." },
  places: ["offer"],
};

const problemsOf = (change: Partial<KeptText>) =>
  keptTextProblems(cleanText({ ...text, ...change }));

describe("a kept text", () => {
  it("is taken as it is", () => expect(problemsOf({})).toEqual([]));

  it.each<[Partial<KeptText>, object]>([
    [{ shortcut: "a" }, { code: "shortcut", field: "shortcut" }],
    [{ shortcut: "two words" }, { code: "shortcut", field: "shortcut" }],
    [{ title: { en: " ", ar: "ا" } }, { code: "titleMissing", field: "titleEn" }],
    [{ title: { en: "a", ar: "ا".repeat(41) } }, { code: "titleMissing", field: "titleAr" }],
    [{ places: [] }, { code: "placeMissing", field: "places" }],
    [{ body: { en: "Hello", ar: "" } }, { code: "bodyMissing", field: "bodyAr" }],
    [{ body: { en: "a".repeat(1_001), ar: "ا" } }, { code: "tooLong", field: "bodyEn" }],
    [
      { body: { en: "Dear {client}", ar: "عزيزنا" } },
      { code: "unknownPlaceholder", field: "bodyEn", placeholder: "client" },
    ],
    [
      { body: { en: "Dear {customer", ar: "عزيزنا" } },
      { code: "unknownPlaceholder", field: "bodyEn", placeholder: "{customer" },
    ],
    [
      { body: { en: "Dear {العميل}", ar: "عزيزنا {العميل}" } },
      { code: "unknownPlaceholder", field: "bodyEn", placeholder: "العميل" },
    ],
    [
      { body: { en: "Dear {customer}", ar: "مرحبًا" } },
      { code: "notInBoth", field: "bodyAr", placeholder: "{العميل}" },
    ],
  ])("with %j is refused", (change, problem) => {
    expect(problemsOf(change)).toContainEqual(problem);
  });

  it("is as long as the smallest field that it is for", () => {
    expect(longestFor(["offer", "ask"])).toBe(300);
    expect(
      problemsOf({ places: ["offer", "ask"], body: { en: "a".repeat(301), ar: "ا" } }),
    ).toEqual([{ code: "tooLong", field: "bodyEn" }]);
  });

  it("is found by its shortcut, then by words of its titles in either language", () => {
    const other = { shortcut: "thanks", title: { en: "For the best", ar: "شكرًا" } };
    expect(findTexts([other, text], "be")).toEqual([text, other]);
    expect(findTexts([other, text], "الافضل")).toEqual([text]);
    expect(findTexts([other, text], "")).toHaveLength(2);
    expect(findTexts([other, text], "est")).toEqual([]);
  });
});

describe("placeholders", () => {
  it("are filled, and what is not known stays as a marked gap", () => {
    expect(fillPlaceholders(text.body.en, "en", { customer: "Ali" })).toBe(
      "Dear Ali, […plan] fits.",
    );
    expect(fillPlaceholders(text.body.ar, "ar", { plan: "الأولى", customer: "" })).toBe(
      "عزيزنا […العميل]، تناسبك الأولى.",
    );
  });

  it("leave nothing to fill once all are known", () => {
    for (const language of ["en", "ar"] as const) {
      const body = placeholders.map((one) => inBraces(one, language)).join(" ");
      const known = Object.fromEntries(placeholders.map((one) => [one, "x"]));
      expect(hasGap(fillPlaceholders(body, language, known))).toBe(false);
      expect(gapsIn(fillPlaceholders(body, language, {}))).toHaveLength(placeholders.length);
    }
  });

  it("are gaps as long as they stand in a text, with what else is between braces let be", () => {
    const typed = "{plan} and […insurer], {this} [and that] {رقم الطلب}";
    expect(gapsIn(typed).map(({ name }) => name)).toEqual(["plan", "insurer", "رقم الطلب"]);
    const [, gap] = gapsIn(typed);
    expect(typed.slice(gap?.start, gap?.end)).toBe("[…insurer]");
  });

  it("are read whatever spaces and capitals they are written with", () => {
    expect(fillPlaceholders("{ Request  Number }", "en", { number: "MZ-1" })).toBe("MZ-1");
  });
});
