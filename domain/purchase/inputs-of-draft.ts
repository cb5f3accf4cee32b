import { ratedInputNames, type RatedInput } from "../quotes/rated-inputs.ts";
import { exactField, type GivenInputs, parseInput } from "../quotes/risk.ts";
import type { PurchaseDraft } from "./draft.ts";

/** Fields of the calls that rate: what was answered and is in range. `day` is today in Dubai. */
export function inputFieldsOf(draft: PurchaseDraft, day: string): Record<string, string> {
  return Object.fromEntries(
    ratedInputNames.flatMap((input) => {
      const text = draft[input].trim();
      const value = text === "" ? undefined : parseInput(input, text, day);
      return value === undefined ? [] : [[exactField(input), String(value)]];
    }),
  );
}

/** The draft's texts for inputs that somebody answered; an assumed value is no answer. */
export function factsFromInputs(inputs: GivenInputs): Partial<Record<RatedInput, string>> {
  return Object.fromEntries(
    ratedInputNames.flatMap((input) => {
      const known = inputs[input];
      return known && known.source !== "assumed" ? [[input, String(known.value)]] : [];
    }),
  );
}
