import { describe, expect, test } from "vitest";
import { ledgerCodes } from "../../../domain/quotes/ledger.ts";
import { paperTexts } from "./on-every-paper.ts";
import { paymentSheet } from "./payment-sheet.ts";
import type { PaymentSummary } from "./payment-summary.ts";
import { sampleSummary } from "../../../tests/support/payment-summary.ts";

const sheetOf = (changes: Partial<PaymentSummary> = {}) =>
  paymentSheet({ ...sampleSummary, ...changes });

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe("the payment summary", () => {
  test("names the insurer as the payee, and lists the amounts", () => {
    const { payee, amount, ledger } = sheetOf();
    expect(payee.text).toBe("Hazm Motor");
    expect(amount.text).toBe("1,092.00");
    expect(ledger.rows.map(({ text }) => text)).toEqual(["1,300.00", "−260.00", "52.00"]);
    expect(ledger.sum.text).toBe("1,092.00");
  });

  test.each([
    ["en", "21 November 2026 at 23:43", "22 November 2026", "21 December 2027"],
    ["ar", "21 نوفمبر 2026 في 23:43", "22 نوفمبر 2026", "21 ديسمبر 2027"],
  ] as const)(
    "in %s gives the time of payment in Dubai and the days of cover",
    (language, at, start, end) => {
      const { payment, cover } = sheetOf({ language });
      expect(payment[0]?.text).toBe(at);
      expect(cover.brief.map(({ text }) => text)).toEqual([start, end]);
    },
  );

  test.each([
    ["en", /tax invoice/gi],
    ["ar", /فاتورة ضريبية/g],
  ] as const)("in %s mentions a tax invoice only to say that it is none", (language, words) => {
    const sheet = sheetOf({ language });
    const elsewhere = { ...sheet, notes: sheet.notes.filter((note) => !note.match(words)) };
    expect(sheet.notes).toHaveLength(elsewhere.notes.length + 1);
    expect(textsIn(elsewhere).join(" ")).not.toMatch(words);
  });

  test("marks numbers as left-to-right in Arabic", () => {
    const { payment, vehicle } = sheetOf({ language: "ar" });
    expect(payment.map(({ ltr }) => ltr ?? false)).toEqual([false, true, true]);
    expect(vehicle.brief.find(({ text }) => text === "6")?.ltr).toBe(true);
  });

  test("leaves out unknown facts", () => {
    const none = { make: null, model: null, modelYear: null };
    const sheet = sheetOf({
      vehicle: { ...sampleSummary.vehicle, ...none },
      plate: null,
      trackingId: null,
      coverType: null,
    });
    expect(sheet.vehicle.rows).toEqual([]);
    expect(sheet.plate).toBeNull();
    expect(sheet.payment.map(({ label }) => label)).toEqual([
      "Paid on, Dubai time",
      "Request number",
    ]);
    expect(sheet.cover.rows.map(({ label }) => label)).toEqual(["Insured"]);
  });

  test.each([
    ["no ledger", [], [["Premium, VAT included", "1,092.00"]]],
    [
      "an unknown row in the ledger",
      [
        { code: "loyalty", amountFils: 100_000 },
        { code: "vat", amountFils: 9_200 },
      ],
      [
        ["Adjustment", "1,000.00"],
        ["VAT 5%", "92.00"],
      ],
    ],
    [
      "ledger rows that add up to less",
      [{ code: "vat", amountFils: 5_200 }],
      [
        ["VAT 5%", "52.00"],
        ["Adjustment", "1,040.00"],
      ],
    ],
  ])("has rows that add up to the amount paid, with %s", (_name, ledger, shown) => {
    expect(sheetOf({ ledger }).ledger.rows.map(({ label, text }) => [label, text])).toEqual(shown);
  });

  test.each(["en", "ar"] as const)(
    "in %s names every line, and what is an assumption",
    (language) => {
      const texts = paperTexts[language];
      const ledger = ledgerCodes.map((code) => ({
        code,
        amountFils: 100,
        verified: code !== "vat",
      }));
      const labels = sheetOf({ language, ledger }).ledger.rows.map(({ label }) => label);
      expect(labels.slice(0, ledgerCodes.length)).toEqual([
        ...ledgerCodes.slice(0, -1).map((code) => texts.ledger[code]),
        texts.assumed(texts.ledger.vat),
      ]);
    },
  );

  test.each(["en", "ar"] as const)("in %s names every line a price can have", (language) => {
    const ledger = ledgerCodes.map((code) => ({ code, amountFils: 100 }));
    const { rows } = sheetOf({ language, ledger, paidFils: ledger.length * 100 }).ledger;
    const labels = rows.map(({ label }) => label);
    expect(new Set(labels).size).toBe(ledgerCodes.length);
    expect(labels).not.toContain(paperTexts[language].adjustment);
  });

  test("shows the returned amount, and says that money without cover is returned", () => {
    const { ledger, notes } = sheetOf({ returnedFils: 50_000, isReturning: true });
    expect(ledger.rows.at(-1)).toMatchObject({ label: "Refunded to you", text: "−500.00" });
    expect(ledger.sum.text).toBe("592.00");
    expect(notes[0]).toContain("No cover is in force");
    expect(sheetOf().notes).toHaveLength(2);
  });

  test("calls itself a demonstration only in a demonstration", () => {
    expect(sheetOf().demonstration).toContain("Demonstration");
    expect(sheetOf({ isDemonstration: false }).demonstration).toBeNull();
  });

  test("shows the configured licence number", () => {
    expect(sheetOf({ licenceNumber: "9041" }).footer).toMatchObject({
      licenceNumber: "9041",
      licenceNote: "",
    });
  });

  test("never shows the example's number without saying so (ruling B1)", () => {
    const { footer } = sheetOf({ licenceNumber: "287" });
    expect(footer.licenceNote).toMatch(/an example/);
  });

  test("shortens a name that is too long for the page", () => {
    const { cover } = sheetOf({ insuredName: "ا".repeat(200) });
    expect(cover.rows[0]?.text).toHaveLength(71);
  });
});
