import type { Package } from "../../../contract/quotes.ts";
import { benefits, type BenefitCode, type CoverValue } from "../../../domain/quotes/cover.ts";

export const MAX_COMPARED = 3;

type ComparedRow = {
  benefit: BenefitCode;
  /** In the order of the quotes; undefined where one does not name the benefit. */
  values: (CoverValue | undefined)[];
  differs: boolean;
};

/** Without benefits that no quote names. */
export function comparedRows(quotes: readonly Package[]): ComparedRow[] {
  return benefits.flatMap((benefit) => {
    const values = quotes.map(
      (quote) => quote.cover.find((line) => line.benefit === benefit)?.value,
    );
    if (values.every((value) => value === undefined)) return [];
    const [first, ...others] = values.map((value) => JSON.stringify(value ?? { kind: "no" }));
    return [{ benefit, values, differs: others.some((other) => other !== first) }];
  });
}

/** A fourth quote is not added. */
export function withCompared(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < MAX_COMPARED ? [...chosen, id] : chosen;
}
