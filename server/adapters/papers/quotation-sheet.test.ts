import { encode } from "uqr";
import { describe, expect, it, test } from "vitest";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { formatAmount } from "../../../domain/money.ts";
import { sampleQuotation } from "../../../tests/support/quotation.ts";
import { quotationSheet, quotationTexts } from "./quotation-sheet.ts";

const filsOf = (amount: string) =>
  amount === "–" ? 0 : Math.round(Number(amount.replace("−", "-").replaceAll(",", "")) * 100);

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const answers = {
  value: 90_000,
  year: 2024,
  claims: "two_or_more",
  financed: true,
  excess: 350,
  repair: "agency",
  addOns: [...addOns],
} as const;
const compared = {
  "with assumptions": sampleQuotation("en"),
  "with answers and choices": sampleQuotation(
    "en",
    ["hazm-comprehensive", "marsa-comprehensive", "falaj-third-party"],
    answers,
  ),
  "of one third-party plan": sampleQuotation("en", ["sidrah-third-party"]),
};

describe.each(Object.entries(compared))("a quotation %s", (_name, quotation) => {
  const { ledger, quotes } = quotationSheet(quotation);
  const prices = quotation.quotes.map(({ priceFils }) => formatAmount(priceFils));

  it("names each price twice: above, and as the sum of its ledger", () => {
    expect(quotes.map(({ price }) => price)).toEqual(prices);
    expect(ledger.sum.cells.map(({ text }) => text)).toEqual(prices);
  });

  it("has a ledger that adds up to the price of each quote", () => {
    const sums = quotation.quotes.map((_quote, index) =>
      ledger.rows.reduce((sum, { cells }) => sum + filsOf(cells[index]?.text ?? ""), 0),
    );
    expect(sums).toEqual(quotation.quotes.map(({ priceFils }) => priceFils));
  });

  it("lets stand back what a quote does not cover, and nothing else", () => {
    const cells = quotationSheet(quotation).cover.rows.flatMap((row) => row.cells);
    const absent = cells.filter((cell) => cell.absent).map(({ text }) => text);
    expect(new Set(absent)).toEqual(
      new Set(
        ["not covered", "not stated"].filter((text) => cells.some((cell) => cell.text === text)),
      ),
    );
    expect(cells.filter((cell) => !cell.absent).length).toBeGreaterThan(0);
  });

  it("has a cell for each quote in each row", () => {
    const { terms, cover } = quotationSheet(quotation);
    const rows = [...terms, ...cover.rows, ...ledger.rows, ledger.commission];
    expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([quotes.length]));
  });
});

test.each([
  ["en", "Quotation", "As of 22 November 2026, checked again before you pay", /invoice/i],
  ["ar", "عرض سعر", "كما هي في 22 نوفمبر 2026، ونراجعها قبل أن تدفع", /فاتورة/],
] as const)(
  "in %s it is a quotation of one day, and says that it is no invoice",
  (language, title, valid, invoice) => {
    const sheet = quotationSheet(sampleQuotation(language));
    expect(sheet.title).toBe(title);
    expect(sheet.facts[0]?.text).toBe(valid);
    const { notes, ...others } = sheet;
    expect(notes.filter((note) => invoice.test(note))).toHaveLength(1);
    expect(textsIn(others).join(" ")).not.toMatch(invoice);
  },
);

test.each(["en", "ar"] as const)("in %s it marks what is assumed, and nothing else", (language) => {
  const { assumed, inputs } = quotationTexts[language];
  const { rows } = quotationSheet(sampleQuotation(language)).answers;
  expect(rows.map(({ label }) => label)).toEqual([
    inputs.value,
    inputs.year,
    assumed(inputs.driverBirthYear),
    assumed(inputs.drivingYears),
    assumed(inputs.claims),
    assumed(inputs.claimFreeYears),
    assumed(inputs.financed),
  ]);
});

test("states the commission of each insurer, or that the insurer does not state it", () => {
  const { commission } = quotationSheet(sampleQuotation("en")).ledger;
  expect(commission.cells.map(({ text }) => text)).toEqual([
    "8% · 70.61",
    "10% · 86.00",
    "not stated",
  ]);
});

test("shortens the digests of editions and versions, and keeps them out of the tables", () => {
  const quotation = sampleQuotation("en");
  const { editions, versions, ...others } = quotationSheet(quotation);
  const { quotes } = quotation;
  expect(editions.digests).toEqual(quotes.map((quote) => quote.edition.slice(0, 12)));
  expect(versions.digests).toEqual(quotes.map((quote) => quote.planVersion.slice(0, 12)));
  for (const digest of [...editions.digests, ...versions.digests])
    expect(textsIn(others)).not.toContain(digest);
});

test("leads back to each quote by its number, its address and a code of that address", () => {
  const quotation = sampleQuotation("en");
  const { quotes, back } = quotationSheet(quotation);
  expect(quotes.map(({ number, url }) => ({ number, url }))).toEqual(
    quotation.quotes.map(({ number, url }) => ({ number, url })),
  );
  for (const { code, url, number } of quotes) {
    expect(code.alt).toContain(number);
    const dark = encode(url, { ecc: "M", border: 2 }).data.flat().filter(Boolean).length;
    expect(code.svg.match(/M\d+,\d+h10v10h-10z/g)).toHaveLength(dark);
  }
  expect(back.help).toContain("29 November 2026 at 23:43");
});

test("calls itself a demonstration only in a demonstration", () => {
  const quotation = sampleQuotation("en");
  expect(quotationSheet(quotation).demonstration).toContain("Demonstration");
  expect(quotationSheet({ ...quotation, isDemonstration: false }).demonstration).toBeNull();
});
