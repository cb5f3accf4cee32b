import type { Package } from "../../../contract/quotes.ts";
import { type AddOn, addOns } from "../../../domain/quotes/add-ons.ts";
import { benefits, type BenefitCode, type CoverValue } from "../../../domain/quotes/cover.ts";
import { qualityFigures } from "../../../domain/quotes/insurer-quality.ts";

/** A choice at one quote: the excess in dirhams, the repair, an add-on with its price in fils. */
export type ComparedChoice =
  | { kind: "excess"; aed: number }
  | { kind: "repair"; code: "garage" | "agency" }
  | { kind: "included" }
  | { kind: "chosen" | "sold"; amountFils: number }
  | { kind: "none" };

/** Values are in the order of the quotes. */
type Row<Of, Value> = { of: Of; values: Value[]; differs: boolean };

type ComparedRow = {
  benefit: BenefitCode;
  /** Values in the order of the quotes; undefined where one does not name the benefit. */
  values: (CoverValue | undefined)[];
  differs: boolean;
};

const differ = (values: readonly unknown[]): boolean => {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.some((other) => other !== first);
};

const NONE: ComparedChoice = { kind: "none" };

const choiceRow = <Of>(
  of: Of,
  quotes: readonly Package[],
  choiceOf: (quote: Package) => ComparedChoice,
): Row<Of, ComparedChoice>[] => {
  const values = quotes.map(choiceOf);
  const isKnown = values.some(({ kind }) => kind !== "none");
  return isKnown ? [{ of, values, differs: differ(values) }] : [];
};

/** Excess and repair; not at a cover that has neither. */
export const comparedTerms = (quotes: readonly Package[]) => [
  ...choiceRow("excess" as const, quotes, ({ excessAed }) =>
    excessAed === null ? NONE : { kind: "excess", aed: excessAed },
  ),
  ...choiceRow("repair" as const, quotes, ({ repair }) =>
    repair === null ? NONE : { kind: "repair", code: repair },
  ),
];

const addOnAt = ({ choices, addOns: chosen }: Package, addOn: AddOn): ComparedChoice => {
  const sold = choices.addOns.find(({ code }) => code === addOn);
  if (!sold) return NONE;
  if (sold.included) return { kind: "included" };
  return { kind: chosen.includes(addOn) ? "chosen" : "sold", amountFils: sold.amountFils };
};

/** Those that any of the plans sells or includes. */
export const comparedAddOns = (quotes: readonly Package[]) =>
  addOns.flatMap((addOn) => choiceRow(addOn, quotes, (quote) => addOnAt(quote, addOn)));

/** Those that any of the insurers publishes; undefined where one does not. */
export const comparedQuality = (quotes: readonly Package[]) =>
  qualityFigures.flatMap((of) => {
    const values = quotes.map(({ quality }) => quality?.[of]);
    const isKnown = values.some((value) => value !== undefined);
    return isKnown ? [{ of, values, differs: differ(values) }] : [];
  });

/** Leaves out benefits that no quote names, and the excess, which has a row of its own. */
export function comparedRows(quotes: readonly Package[]): ComparedRow[] {
  return benefits.flatMap((benefit) => {
    const values = quotes.map(
      (quote) => quote.cover.find((line) => line.benefit === benefit)?.value,
    );
    if (benefit === "excess" || values.every((value) => value === undefined)) return [];
    return [{ benefit, values, differs: differ(values.map((value) => value ?? { kind: "no" })) }];
  });
}
