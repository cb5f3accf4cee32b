import { contradictionIn } from "../../../../domain/purchase/contradiction.ts";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import { ratedInputNamed, type RatedInput } from "../../../../domain/quotes/rated-inputs.ts";
import { parseInput } from "../../../../domain/quotes/risk.ts";
import { assumedText } from "../../draft/input-fields.ts";

/** Facts of car and driver that rate, as the page shows them. The choices of cover are terms of the plan. */
export const factInputs = [
  "year",
  "value",
  "financed",
  "claims",
  "claimFreeYears",
  "driverBirthYear",
  "drivingYears",
] as const satisfies RatedInput[];
export type FactInput = (typeof factInputs)[number];

/** The text is one that `parseInput` reads. */
export type RatedFact = { input: FactInput; text: string; isAssumed: boolean };

/** Sent in any case, so that they are never sent silently (ruling P5). */
const alwaysSent: readonly FactInput[] = ["value", "claims"];

/**
 * What was answered, and what the price assumes where there is no answer that counts (ruling P23).
 * @param inputsRead inputs that the price is rated with, under any of their names
 * @param day today in Dubai
 */
export function ratedFacts(
  draft: Pick<PurchaseDraft, FactInput>,
  inputsRead: readonly string[],
  day: string,
): RatedFact[] {
  const read = inputsRead.map(ratedInputNamed);
  // Cannot be true beside the other answer, so the server does not rate it.
  const impossible = contradictionIn(draft, draft, day)?.field;

  return factInputs.flatMap((input): RatedFact[] => {
    const isAnswered = input !== impossible && parseInput(input, draft[input], day) !== undefined;
    if (isAnswered) return [{ input, text: draft[input], isAssumed: false }];
    const isShown = read.includes(input) || alwaysSent.includes(input);
    return isShown ? [{ input, text: assumedText(input, day), isAssumed: true }] : [];
  });
}
