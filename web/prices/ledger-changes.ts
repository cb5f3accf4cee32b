import type { LedgerLine } from "../../contract/quotes.ts";
import { ledgerCodes } from "../../domain/quotes/ledger.ts";

export type LedgerChange = {
  code: string;
  fromFils: number;
  toFils: number;
  /** Set for `lowerExcess`, as today's ledger has it. */
  maximumExcessAed?: number | undefined;
};

type Lines = readonly Pick<LedgerLine, "code" | "amountFils" | "maximumExcessAed">[];

const lineOf = (lines: Lines, code: string) => lines.find((line) => line.code === code);

/** Changes in the order in which a price is made. */
export const ledgerChanges = (before: Lines, now: Lines): LedgerChange[] =>
  ledgerCodes
    .map((code) => {
      const { amountFils: toFils = 0, maximumExcessAed } = lineOf(now, code) ?? {};
      const fromFils = lineOf(before, code)?.amountFils ?? 0;
      return { code, fromFils, toFils, ...(maximumExcessAed && { maximumExcessAed }) };
    })
    .filter(({ fromFils, toFils }) => fromFils !== toFils);
