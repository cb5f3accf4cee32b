import { type Fils, VAT_PERCENT } from "../money.ts";

type Line = { code: string; amountFils: Fils };

const netOf = (fils: Fils) => Math.round((fils * 100) / (100 + VAT_PERCENT));

/**
 * The ledger of a price that an insurer quoted: what its price list explains, the difference as a
 * line of its own, and the VAT of the whole. Adds up to `priceFils`.
 */
export function quotedLedger<Rated extends Line>(
  priceFils: Fils,
  rated: readonly Rated[] = [],
): (Rated | (Line & { verified: true }))[] {
  const sum = rated.reduce((total, { amountFils }) => total + amountFils, 0);
  if (rated.length > 0 && sum === priceFils) return [...rated];
  const lines = rated.filter(({ code }) => code !== "vat");
  const net = netOf(priceFils);
  const explained = lines.reduce((total, { amountFils }) => total + amountFils, 0);
  return [
    ...lines,
    { code: "insurerQuotation", amountFils: net - explained, verified: true },
    { code: "vat", amountFils: priceFils - net, verified: true },
  ];
}
