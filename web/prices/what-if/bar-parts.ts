import type { Outcome, Payer } from "../../../domain/quotes/scenarios/scenario.ts";

/** Listed in the order in which the bar shows them. */
export const payers = ["insurer", "otherInsurer", "you"] as const satisfies readonly Payer[];

/** Percent of the bar below which a part would not be seen. */
const LEAST = 1.5;

export type BarPart = { payer: Payer; start: number; width: number };

/** Who pays, as percents of the bar. Small parts are drawn wider than they are. */
export function barPartsOf(paid: Outcome["paid"]): BarPart[] {
  const paying = payers.filter((payer) => paid[payer] > 0);
  const total = paying.reduce((sum, payer) => sum + paid[payer], 0);
  const wished = paying.map((payer) => Math.max(LEAST, (paid[payer] / total) * 100));
  const scale = 100 / wished.reduce((sum, width) => sum + width, 0);
  let start = 0;
  return paying.map((payer, index) => {
    const part = { payer, start, width: (wished[index] ?? 0) * scale };
    start += part.width;
    return part;
  });
}
