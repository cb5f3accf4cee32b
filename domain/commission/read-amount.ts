import { type Fils, filsFromAed } from "../money.ts";

/** Fils of an amount in AED as "1,234.50", "-20" or "(20.00)"; undefined for anything else. */
export function readSignedAmount(written: string): Fils | undefined {
  const text = written.trim();
  const [, inBrackets, negative] = /^(?:\((.+)\)|[-−](.+))$/.exec(text) ?? [];
  const taken = inBrackets ?? negative;
  const fils = filsFromAed(taken ?? text);
  return fils === undefined || taken === undefined ? fils : 0 - fils;
}
