import { expect, test } from "vitest";
import { ledgerChanges } from "./ledger-changes.ts";

const line = (code: string, amountFils: number) => ({ code, amountFils });

test("lines that differ, came or went, in the order in which a price is made", () => {
  const before = [line("vat", 50), line("tariffMinimum", 1000), line("claims", 600)];
  const now = [line("tariffMinimum", 1000), line("vehicleValue", 300), line("vat", 65)];
  expect(ledgerChanges(before, now)).toEqual([
    { code: "vehicleValue", fromFils: 0, toFils: 300 },
    { code: "claims", fromFils: 600, toFils: 0 },
    { code: "vat", fromFils: 50, toFils: 65 },
  ]);
  expect(ledgerChanges(now, now)).toEqual([]);
});

test("a lower excess says the highest one of now", () => {
  const vat = line("vat", 50);
  const lower = (maximumExcessAed: number, amountFils: number) => ({
    ...line("lowerExcess", amountFils),
    maximumExcessAed,
  });
  expect(ledgerChanges([vat], [lower(1_200, 65), vat])).toEqual([
    { code: "lowerExcess", fromFils: 0, toFils: 65, maximumExcessAed: 1_200 },
  ]);
  expect(ledgerChanges([lower(1_000, 60)], [lower(1_200, 130)])).toMatchObject([
    { maximumExcessAed: 1_200 },
  ]);
});
