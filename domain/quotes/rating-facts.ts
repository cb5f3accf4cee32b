import type { InputValues, RatedInput } from "./rated-inputs.ts";
import { inputOf, type Risk } from "./risk.ts";

/** The answers, or their assumptions, as the tables read them. */
export type RatingFacts = {
  valueAed: number;
  carAge: number;
  driverAge: number;
  drivingYears: number;
  claims: InputValues["claims"];
  claimFreeYears: number;
  financed: boolean;
};

type Answered = Pick<Risk, "inputs" | "day">;

const answer = <Input extends RatedInput>(risk: Answered, input: Input): InputValues[Input] => {
  const known = inputOf(risk, input);
  if (!known) throw new Error(`Nothing is assumed for ${input}.`);
  return known.value;
};

export function factsOf(risk: Answered): RatingFacts {
  const year = Number(risk.day.slice(0, 4));
  return {
    valueAed: answer(risk, "value"),
    carAge: Math.max(0, year - answer(risk, "year")),
    driverAge: year - answer(risk, "driverBirthYear"),
    drivingYears: answer(risk, "drivingYears"),
    claims: answer(risk, "claims"),
    claimFreeYears: answer(risk, "claimFreeYears"),
    financed: answer(risk, "financed"),
  };
}
