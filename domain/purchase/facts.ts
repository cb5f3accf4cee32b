import { ratedInputNames, ratedInputs, type RatedInput } from "../quotes/rated-inputs.ts";
import { parseInput } from "../quotes/risk.ts";
import { MAX_CLAIM_FREE_YEARS, parseMakeOrModel } from "../vehicle/vehicle-facts.ts";

/** What the draft keeps about car and driver. Make and model never rate (ruling P23). */
export const factFields: readonly FactField[] = ["make", "model", ...ratedInputNames];
export type FactField = "make" | "model" | RatedInput;

const isRated = (field: FactField): field is RatedInput => field in ratedInputs;

export function isFactInvalid(field: FactField, text: string, day: string): boolean {
  if (text.trim() === "") return false;
  const value = isRated(field) ? parseInput(field, text, day) : parseMakeOrModel(text);
  return value === undefined;
}

/** Earlier drafts spell some facts differently and count claim-free years without end. */
export function storedFact(record: Record<string, unknown>, field: FactField): unknown {
  const spellings = isRated(field) ? [field, ...Object.keys(ratedInputs[field].readers)] : [field];
  const stored = spellings
    .map((name) => record[name])
    .find((text) => typeof text === "string" && text !== "");
  const isBeyond = field === "claimFreeYears" && Number(stored) > MAX_CLAIM_FREE_YEARS;
  return isBeyond ? String(MAX_CLAIM_FREE_YEARS) : stored;
}
