import { type Choice, isChoice } from "./plan-choices.ts";
import type { Priced } from "./rate.ts";
import { type RatedInput, ratedInputNames } from "./rated-inputs.ts";
import { type GivenInputs, inputOf, type Risk, type Sourced } from "./risk.ts";

type Sold = Sourced<unknown> | undefined;

/** A choice that the plan does not sell was replaced by the plan, not by the customer. */
const choiceSold = (given: Sold, sold: unknown): Sold => {
  if (sold === null) return undefined;
  if (Array.isArray(sold))
    return sold.length > 0 ? { value: sold, source: given?.source ?? "assumed" } : undefined;
  return { value: sold, source: given && given.value === sold ? given.source : "assumed" };
};

/**
 * What was sold: each input that the plan read, answered or assumed, and the choices as they were
 * priced. Answers that the plan does not read are kept.
 */
export function inputsAsRated(risk: Risk, rated: Priced): GivenInputs {
  const soldAs: Record<Choice, unknown> = {
    excess: rated.excessAed,
    repair: rated.repair,
    addOns: rated.addOns,
  };
  const soldOf = (input: RatedInput): Sold => {
    if (!rated.inputsRead.includes(input)) return risk.inputs[input];
    return isChoice(input) ? choiceSold(risk.inputs[input], soldAs[input]) : inputOf(risk, input);
  };
  const entries = ratedInputNames.map((input) => [input, soldOf(input)] as const);
  return Object.fromEntries(entries.filter(([, sold]) => sold !== undefined)) as GivenInputs;
}

/** What another rating starts from: a choice that the plan made depends on the old risk. */
export function withoutPlanChoices(inputs: GivenInputs): GivenInputs {
  const isKept = (input: RatedInput) => !isChoice(input) || inputs[input]?.source !== "assumed";
  const entries = Object.entries(inputs).filter(([input]) => isKept(input as RatedInput));
  return Object.fromEntries(entries) as GivenInputs;
}
