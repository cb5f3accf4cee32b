import type { Fils } from "../money.ts";

type Line = { code: string; amountFils: Fils };

/** A line that one of the ledgers does not have is 0 there. */
export type LedgerChange = { code: string; fromFils: Fils; toFils: Fils };

const amountIn = (ledger: readonly Line[], code: string): Fils =>
  ledger.filter((line) => line.code === code).reduce((sum, line) => sum + line.amountFils, 0);

/** What differs between two prices of one plan, in the order of the ledgers. */
export function ledgerChanges(from: readonly Line[], to: readonly Line[]): LedgerChange[] {
  const codes = new Set([...to, ...from].map(({ code }) => code));
  return Array.from(codes, (code) => ({
    code,
    fromFils: amountIn(from, code),
    toFils: amountIn(to, code),
  })).filter(({ fromFils, toFils }) => fromFils !== toFils);
}
