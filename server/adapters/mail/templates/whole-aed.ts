import { formatAmount } from "../../../../domain/money.ts";

/** Whole dirhams: "AED 86,000". */
export const wholeAed = (aed: number): string =>
  `AED ${formatAmount(aed * 100).replace(/\.00$/, "")}`;
