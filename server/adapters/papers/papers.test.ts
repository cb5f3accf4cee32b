import { describe, expect, test } from "vitest";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { ledgerCodes } from "../../../domain/quotes/ledger.ts";
import { textOfPdf } from "../../../tests/support/pdf-text.ts";
import { sampleQuotation } from "../../../tests/support/quotation.ts";
import { sampleSummary } from "../../../tests/support/payment-summary.ts";
import { sampleLetter, samplePolicy } from "../../../tests/support/cancellation-letter.ts";
import type { CancellationLetter } from "./cancellation-letter.ts";
import { typstPapers } from "./papers.ts";
import type { PaymentSummary } from "./payment-summary.ts";

const papers = typstPapers();

const pdfOf = async (changes: Partial<PaymentSummary>) => {
  const pdf = await papers.paymentSummary({ ...sampleSummary, ...changes });
  expect(pdf.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  return pdf.toString("latin1");
};

const fontsIn = (pdf: string) =>
  new Set(Array.from(pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g), ([, name]) => name));

test.each([
  ["en", ["Manrope"]],
  ["ar", ["Alexandria", "Manrope"]],
] as const)(
  "the payment summary in %s is one tagged page in the site's fonts",
  async (language, families) => {
    const pdf = await pdfOf({ language });
    expect(pdf).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf).toContain("/StructTreeRoot");
    expect(fontsIn(pdf)).toEqual(new Set(families));
  },
);

test.each(["en", "ar"] as const)(
  "the payment summary in %s stays on one page with very long words",
  async (language) => {
    const long = "W".repeat(200);
    const pdf = await pdfOf({
      language,
      insuredName: long,
      vehicle: { ...sampleSummary.vehicle, make: long, model: long },
      returnedFils: 50_000,
      isReturning: true,
    });
    expect(pdf).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
  },
);

test.each(["en", "ar"] as const)(
  "in %s it stays on one page with every line a price can have",
  async (language) => {
    const ledger = ledgerCodes.map((code) => ({ code, amountFils: 123_400 }));
    const paidFils = ledger.length * 123_400;
    const pdf = await pdfOf({
      language,
      ledger,
      paidFils,
      returnedFils: 50_000,
      isReturning: true,
    });
    expect(pdf).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
  },
);

test.each([
  ["markup", '#panic("no") *bold* $x$ #read("/etc/passwd") \\ "'],
  ["letters that no font has", "\u{10fffd} สมชาย \u0000\u202e"],
])("a name with %s is printed literally", async (_name, insuredName) => {
  await pdfOf({ insuredName });
});

test("the same payment always gives the same file", async () => {
  expect(await pdfOf({})).toBe(await pdfOf({}));
});

describe.each([
  ["en", ["Manrope"], /Quotation/],
  ["ar", ["Alexandria", "Manrope"], /المتكاملة/],
] as const)("the quotation in %s", (language, families, word) => {
  const everything = { excess: 350, repair: "agency", claims: "one", addOns: [...addOns] } as const;
  const plans = ["hazm-comprehensive", "marsa-comprehensive", "lulwa-comprehensive"];

  test("has two tagged pages in the site's fonts with all that a quote can have", async () => {
    const file = await papers.quotation(sampleQuotation(language, plans, everything));
    const pdf = file.toString("latin1");
    expect(pdf).toMatch(/\/Type \/Pages\s+\/Count 2\b/);
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf).toContain("/StructTreeRoot");
    expect(fontsIn(pdf)).toEqual(new Set(families));
    expect(textOfPdf(file)).toMatch(word);
  });
});

const letterOf = async (changes: Partial<CancellationLetter> = {}) => {
  const pdf = await papers.cancellationLetter({ ...sampleLetter, ...changes });
  expect(pdf.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  return pdf.toString("latin1");
};

test.each([
  ["en", sampleLetter.policy, ["Manrope"]],
  ["en", null, ["Manrope"]],
  ["ar", sampleLetter.policy, ["Alexandria", "Manrope"]],
  ["ar", null, ["Alexandria", "Manrope"]],
] as const)(
  "the letter in %s (of %o) is one tagged page in the site's fonts",
  async (language, policy, families) => {
    const pdf = await letterOf({ language, policy });
    expect(pdf).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf).toContain("/StructTreeRoot");
    expect(fontsIn(pdf)).toEqual(new Set(families));
  },
);

test("the letter stays on one page with very long words, which are printed literally", async () => {
  const insuredName = '#panic("no") '.repeat(20) + "W".repeat(200);
  const policy = { ...samplePolicy, insuredName, email: `${"e".repeat(200)}@example.test` };
  expect(await letterOf({ policy })).toMatch(/\/Type \/Pages\s+\/Count 1\b/);
});

const manyLines = Array.from({ length: 60 }, (_, index) => ({
  number: `HZ/2026/${index}`,
  startsOn: "2026-11-22",
  endsOn: "2027-12-21",
  premiumFils: 109_200,
  commissionFils: index === 3 ? -10_400 : 10_400,
  isCancelled: index === 3,
}));

test.each([
  ["en", ["Manrope"]],
  ["ar", ["Alexandria", "Manrope"]],
] as const)(
  "the bordereau in %s names each policy, over as many pages as it needs",
  async (language, families) => {
    const file = await papers.bordereau({
      language,
      insurerName: { en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
      month: "2026-11",
      madeAt: new Date("2026-12-01T06:00:00Z"),
      lines: manyLines,
      totalFils: 603_200,
      licenceNumber: "EXAMPLE-000",
      isDemonstration: false,
    });
    const pdf = file.toString("latin1");
    expect(pdf).toMatch(/\/Type \/Pages\s+\/Count 2\b/);
    expect(pdf).toContain(`/Lang (${language})`);
    expect(fontsIn(pdf)).toEqual(new Set(families));
    const words = textOfPdf(file);
    for (const part of ["HZ/2026/0", "HZ/2026/59", "−104.00", "6,032.00"])
      expect(words).toContain(part);
  },
);

test.each(["en", "ar"] as const)("stored data in %s are all there", async (language) => {
  const at = "2026-11-29T06:00:00Z";
  const file = await papers.storedData({
    language,
    name: "Khalid",
    email: "khalid@example.test",
    phone: null,
    accountSince: null,
    madeAt: new Date(at),
    preferences: {
      channel: "phone",
      language: "ar",
      hours: { from: "16:00", until: "18:30" },
      setBy: "staff",
      at,
    },
    refunds: [
      {
        number: "MZ-2RFND1",
        state: "sent",
        amountFils: 74_410,
        iban: "AE07 •••• 456",
        insurerRef: "REF-55",
        askedAt: at,
        promisedOn: "2026-12-08",
        endedAt: null,
      },
    ],
    requests: [
      {
        number: "MZ-7F3K2Q",
        state: "issued",
        createdAt: at,
        plate: "K 30417",
        insurer: "Qandeel",
        priceFils: 243_240,
        policyNumber: "QA-88417",
        documents: ["id_front"],
        consents: [{ kind: "declaration", version: "7", at }],
        payments: [{ state: "succeeded", amountFils: 243_240, at }],
        calls: [{ outcome: "reached", at }],
        notes: 2,
        erasedOn: "2037-07-12",
      },
    ],
    messages: [{ message: "Money", at }],
    chats: [{ number: null, lines: [{ by: "staff", text: "Sunday", at }] }],
    openings: [{ kind: "client", at }],
    licenceNumber: "EXAMPLE-000",
    isDemonstration: false,
  });
  const words = textOfPdf(file);
  const parts = ["khalid@example.test", "MZ-7F3K2Q", "30417", "2,432.40", "QA-88417", "12/07/2037"];
  const added = ["18:30", "MZ-2RFND1", "744.10", "REF-55", "08/12/2026"];
  for (const part of [...parts, ...added, "Money", "Sunday"]) expect(words).toContain(part);
});
