import { describe, expect, test } from "vitest";
import { sampleLetter, samplePolicy } from "../../../tests/support/cancellation-letter.ts";
import type { PolicyToCancel } from "./cancellation-letter.ts";
import { letterSheet } from "./letter-sheet.ts";
import { letterTexts } from "./letter-texts.ts";

const sheetOf = (changes: Partial<PolicyToCancel> = {}, language: "en" | "ar" = "en") =>
  letterSheet({ language, policy: { ...samplePolicy, ...changes } });

const valuesOf = (rows: readonly { label: string; text: string | null }[]) =>
  rows.map(({ text }) => text);

describe("the letter that cancels a policy", () => {
  test("goes from the insured to the insurer and names the policy", () => {
    const { sides, date, facts } = sheetOf();
    expect(valuesOf(sides)).toEqual(["Mariam Al Suwaidi, mariam@example.test", "Hazm Motor"]);
    expect(date.text).toBe("1 December 2026");
    expect(valuesOf(facts)).toEqual([
      "MZ-7F3K2Q",
      null,
      "Dubai \u2066A 12345\u2069",
      "22 November 2026",
      "21 December 2027",
      "AED 1,092.00",
    ]);
  });

  test.each([
    ["en", "8 December 2026", "80%"],
    ["ar", "8 ديسمبر 2026", "80%"],
  ] as const)("in %s says when cover ends and what is expected", (language, day, percent) => {
    const { request, refund } = sheetOf({}, language);
    expect(request).toContain(day);
    expect(refund.text).toContain(percent);
    expect(refund.amount).toBe("873.60");
    expect(refund.source).toBe(letterTexts[language].source);
  });

  test("promises no amount where the scale gives none", () => {
    const { refund } = sheetOf({ refund: null });
    expect(refund).toMatchObject({ amount: null, text: letterTexts.en.expectedBlank });
  });

  test("names the number of a recorded policy", () => {
    const { facts } = sheetOf({ policyNumber: "P/1/2026" });
    expect(facts[1]).toMatchObject({ text: "P/1/2026", ltr: true });
  });

  test("leaves the bank account and the signature to be written", () => {
    const { refund, signature } = sheetOf();
    expect(valuesOf([...refund.account, ...signature])).toEqual([null, null, null, null]);
  });

  test("leaves out a plate that is not known", () => {
    expect(sheetOf({ plate: null }).facts[2]?.text).toBeNull();
  });

  test.each(["en", "ar"] as const)("in %s as a form has nothing personal", (language) => {
    const form = letterSheet({ language, policy: null });
    expect(valuesOf([...form.sides, form.date, ...form.facts])).toEqual(Array(9).fill(null));
    for (const word of [samplePolicy.insuredName, samplePolicy.number, "873.60"])
      expect(JSON.stringify(form)).not.toContain(word);
    expect(JSON.stringify(letterSheet(sampleLetter))).toContain(samplePolicy.number);
  });
});
