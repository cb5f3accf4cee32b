import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ledgerChanges } from "./ledger-changes.ts";
import { ledgerCodes } from "./ledger.ts";

const line = (code: string, amountFils: number) => ({ code, amountFils });

describe("the changes between two ledgers", () => {
  it("name only the lines that differ, with 0 where a line is missing", () => {
    const before = [line("tariffMinimum", 91_000), line("claims", 5_000), line("vat", 4_800)];
    const now = [line("tariffMinimum", 91_000), line("financed", 3_000), line("vat", 4_700)];
    expect(ledgerChanges(before, now)).toEqual([
      { code: "financed", fromFils: 0, toFils: 3_000 },
      { code: "vat", fromFils: 4_800, toFils: 4_700 },
      { code: "claims", fromFils: 5_000, toFils: 0 },
    ]);
  });

  it("are none between equal ledgers, also when their lines stand in another order", () => {
    const ledger = [line("tariffMinimum", 91_000), line("vat", 4_550)];
    expect(ledgerChanges(ledger, ledger.toReversed())).toEqual([]);
  });

  it("add up to the difference of the prices", () => {
    const ledgers = fc
      .dictionary(fc.constantFrom(...ledgerCodes), fc.integer({ min: -1e7, max: 1e7 }))
      .map((amounts) => Object.entries(amounts).map(([code, fils]) => line(code, fils)));
    const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);
    fc.assert(
      fc.property(ledgers, ledgers, (from, to) => {
        const changes = ledgerChanges(from, to);
        expect(sum(changes.map(({ fromFils, toFils }) => toFils - fromFils))).toBe(
          sum(to.map(({ amountFils }) => amountFils)) -
            sum(from.map(({ amountFils }) => amountFils)),
        );
      }),
    );
  });
});
