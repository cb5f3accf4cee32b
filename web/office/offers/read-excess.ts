import { filsFromAed } from "../../../domain/money.ts";

const MAX_AED = 100_000;

/** Whole dirhams as typed; undefined for what cannot be an excess. */
export function readExcess(typed: string): number | undefined {
  const fils = filsFromAed(typed);
  if (fils === undefined || fils % 100 !== 0) return undefined;
  const aed = fils / 100;
  return aed <= MAX_AED ? aed : undefined;
}
