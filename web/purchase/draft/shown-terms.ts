import type { Package } from "../../../contract/quotes.ts";
import { isRecord } from "../../../domain/purchase/chosen-quote.ts";
import { addOns, type AddOn } from "../../../domain/quotes/add-ons.ts";
import { isCovered } from "../../../domain/quotes/is-covered.ts";
import { repairs, type Repair } from "../../../domain/quotes/rated-inputs.ts";

/** What the price on show buys. Dirhams; null without own damage, like `repair`. */
export type ShownTerms = {
  excessAed: number | null;
  repair: Repair | null;
  addOns: readonly AddOn[];
  coversOman: boolean;
  /** Names of the inputs that the price was rated with. */
  inputsRead: readonly string[];
};

const chosenFrom = <Code extends string>(codes: readonly Code[], stored: unknown) =>
  codes.filter((code) => Array.isArray(stored) && stored.includes(code));

export const shownTerms = (quote: Package): ShownTerms => ({
  excessAed: quote.excessAed,
  repair: quote.repair,
  addOns: chosenFrom(addOns, quote.addOns),
  coversOman: quote.cover.some(({ benefit, value }) => benefit === "omanCover" && isCovered(value)),
  inputsRead: quote.inputsRead,
});

/** Undefined where none are stored. */
export function parseTerms(stored: unknown): ShownTerms | undefined {
  if (!isRecord(stored)) return undefined;
  const { excessAed, inputsRead } = stored;
  return {
    excessAed: Number.isSafeInteger(excessAed) ? Number(excessAed) : null,
    repair: repairs.find((repair) => repair === stored["repair"]) ?? null,
    addOns: chosenFrom(addOns, stored["addOns"]),
    coversOman: stored["coversOman"] === true,
    inputsRead: Array.isArray(inputsRead) ? inputsRead.map(String) : [],
  };
}
