import type { Outcome, Step } from "./scenario.ts";
import { paidBy } from "./steps.ts";

const toDirham = (fils: number) => Math.round(fils / 100) * 100;

/** For examples, whose fils say nothing: the last share takes what rounding leaves of the damage. */
export function inWholeDirhams(outcome: Outcome): Outcome {
  const damageFils = toDirham(outcome.damageFils);
  const last = outcome.steps.findLastIndex(({ amountFils }) => amountFils !== null);
  let rest = damageFils;
  const steps = outcome.steps.map((step, index): Step => {
    if (step.amountFils === null) return step;
    const amountFils = index === last ? rest : toDirham(step.amountFils);
    rest -= amountFils;
    return { ...step, amountFils };
  });
  return {
    ...outcome,
    damageFils,
    steps,
    paid: {
      insurer: paidBy("insurer", steps),
      you: paidBy("you", steps),
      otherInsurer: paidBy("otherInsurer", steps),
    },
  };
}
