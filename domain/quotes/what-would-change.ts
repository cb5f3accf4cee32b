import { answersBeside, choicesBeside } from "./other-answers.ts";
import { type Priced, rate, rateWithChoices } from "./rate.ts";
import type { InputSource, InputValues, RatedInput, Repair } from "./rated-inputs.ts";
import type { Edition } from "./rating-plan.ts";
import { inputOf, type Risk } from "./risk.ts";
import type { DeclineReason } from "./tariff-part.ts";

type Alternative = {
  [Input in RatedInput]: { input: Input; from: InputValues[Input]; to: InputValues[Input] };
}[RatedInput];

/** `plan`: a choice that was not made, so the plan decided. */
type From = { source: InputSource | "plan" };

/** One other answer or choice; everything else stays. Amounts in fils with VAT. */
export type Effect = Alternative &
  From & {
    amountFils: number;
    /** Set where the other answer also changes the excess in dirhams, or the repair. */
    excessAed?: number;
    repair?: Repair;
  };

/** Another answer with which the plan is not sold. */
export type Refusal = Alternative & From & { reasons: readonly DeclineReason[] };

export type WhatWouldChange = {
  /** The greatest effect first. */
  effects: Effect[];
  refusals: Refusal[];
};

type Chosen = Pick<Priced, "excessAed" | "repair" | "addOns">;

export const withAnswer = (risk: Risk, input: RatedInput, value: unknown): Risk => ({
  ...risk,
  inputs: { ...risk.inputs, [input]: { value, source: "asked" } },
});

const alsoChanged = (input: RatedInput, now: Chosen, then: Chosen) => ({
  ...(input !== "excess" &&
    then.excessAed !== null &&
    then.excessAed !== now.excessAed && { excessAed: then.excessAed }),
  ...(input !== "repair" && then.repair && then.repair !== now.repair && { repair: then.repair }),
});

/**
 * What one other answer, or one other choice, would make of a price. Pure, like the rating.
 * Undefined where the plan is not sold for this risk at all.
 */
export function whatWouldChange(edition: Edition, risk: Risk): WhatWouldChange | undefined {
  const now = rateWithChoices(edition, risk);
  if (now.outcome === "declined") return undefined;
  const chosen: Partial<Record<RatedInput, unknown>> = {
    excess: now.excessAed,
    repair: now.repair,
    addOns: now.addOns,
  };
  const alternatives = [...answersBeside(edition, risk), ...choicesBeside(now)]
    .filter(([input]) => now.inputsRead.includes(input))
    .flatMap(([input, values]) => [...new Set(values)].map((to) => ({ input, to })));

  const effects: Effect[] = [];
  const refusals: Refusal[] = [];
  for (const { input, to } of alternatives) {
    const from = chosen[input] ?? inputOf(risk, input)?.value;
    const source = inputOf(risk, input)?.source ?? "plan";
    const alternative = { input, from, to, source } as Alternative & From;
    const then = rate(edition, withAnswer(risk, input, to));
    if (then.outcome === "declined") refusals.push({ ...alternative, reasons: then.reasons });
    else
      effects.push({
        ...alternative,
        amountFils: then.priceFils - now.priceFils,
        ...alsoChanged(input, now, then),
      });
  }
  const size = ({ amountFils }: Effect) => Math.abs(amountFils);
  return { effects: effects.toSorted((one, other) => size(other) - size(one)), refusals };
}

/** In the order in which they are shown. */
const decidedByCustomer: readonly RatedInput[] = ["claimFreeYears", "excess", "addOns", "repair"];

const isOwn = ({ input, from, to }: Effect): boolean =>
  decidedByCustomer.includes(input) && (input !== "claimFreeYears" || to > from);

/** `own`: what the customer can choose, or earn by driving on without a claim; `others` happen. */
export const byWhoDecides = (effects: readonly Effect[]): { own: Effect[]; others: Effect[] } => ({
  own: decidedByCustomer.flatMap((input) =>
    effects.filter((effect) => effect.input === input && isOwn(effect)),
  ),
  others: effects.filter((effect) => !isOwn(effect)),
});

/** Two prices, each rounded to the fils, make two differences that may be this far apart. */
const ROUNDING_FILS = 2;

/** True where one step up and one step down would cost and save the same, but for the rounding. */
export const differByRounding = (effects: readonly Effect[]): boolean =>
  effects.some((one) =>
    effects.some((other) => {
      const apart = Math.abs(one.amountFils + other.amountFils);
      const areSteps = one.input === other.input && one.amountFils > 0 && other.amountFils < 0;
      return areSteps && apart > 0 && apart <= ROUNDING_FILS;
    }),
  );

/** The risk with the choices of one quote, where they are not those that it gives by itself. */
export function withChoices(edition: Edition, risk: Risk, quote: Chosen): Risk {
  const now = rate(edition, risk);
  if (now.outcome === "declined") return risk;
  const differ = (["excess", "repair", "addOns"] as const).filter((input) => {
    const [one, other] = [chosenIn(now, input), chosenIn(quote, input)];
    return other !== null && String(one) !== String(other);
  });
  return differ.reduce(
    (changed, input) => withAnswer(changed, input, chosenIn(quote, input)),
    risk,
  );
}

const chosenIn = ({ excessAed, repair, addOns }: Chosen, input: "excess" | "repair" | "addOns") =>
  ({ excess: excessAed, repair, addOns })[input];
