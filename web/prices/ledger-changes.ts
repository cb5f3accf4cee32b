import type { LedgerLine } from "../../contract/quotes.ts";
import { ledgerCodes } from "../../domain/quotes/ledger.ts";

export type LedgerChange = { code: string; fromFils: number; toFils: number };

type Lines = readonly Pick<LedgerLine, "code" | "amountFils">[];

const amountOf = (lines: Lines, code: string) =>
  lines.find((line) => line.code === code)?.amountFils ?? 0;

/** In the order in which a price is made. */
export const ledgerChanges = (before: Lines, now: Lines): LedgerChange[] =>
  ledgerCodes
    .map((code) => ({ code, fromFils: amountOf(before, code), toFils: amountOf(now, code) }))
    .filter(({ fromFils, toFils }) => fromFils !== toFils);
