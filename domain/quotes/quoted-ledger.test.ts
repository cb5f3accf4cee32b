import fc from "fast-check";
import { expect, test } from "vitest";
import { quotedLedger } from "./quoted-ledger.ts";

const rated = [
  { code: "tariffMinimum", amountFils: 130_000 },
  { code: "insurerDiscount", amountFils: -10_000 },
  { code: "vat", amountFils: 6_000 },
];
const fils = fc.integer({ min: 1, max: 1e9 });

test("the price of the list needs no other line", () => {
  expect(quotedLedger(126_000, rated)).toEqual(rated);
});

test("another price has a line for the difference, before VAT", () => {
  expect(quotedLedger(136_500, rated)).toEqual([
    ...rated.slice(0, 2),
    { code: "insurerQuotation", amountFils: 10_000, verified: true },
    { code: "vat", amountFils: 6_500, verified: true },
  ]);
});

test("without a price list the whole premium is the quotation", () => {
  expect(quotedLedger(210_000)).toEqual([
    { code: "insurerQuotation", amountFils: 200_000, verified: true },
    { code: "vat", amountFils: 10_000, verified: true },
  ]);
});

test("adds up to the price, with VAT within a fils of five percent", () => {
  const lines = fc.array(fc.record({ code: fc.constantFrom("claims", "vat"), amountFils: fils }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(fils, lines, (price, some) => {
      const ledger = quotedLedger(price, some);
      expect(ledger.reduce((sum, { amountFils }) => sum + amountFils, 0)).toBe(price);
      if (ledger.some(({ code }) => code === "insurerQuotation"))
        expect(Math.abs((ledger.at(-1)?.amountFils ?? 0) - (price * 5) / 105)).toBeLessThan(1);
    }),
  );
});
