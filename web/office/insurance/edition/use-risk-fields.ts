import { useState } from "react";
import { riskOf } from "../../../../domain/insurance/fixed-risks.ts";
import { ratedInputNames } from "../../../../domain/quotes/rated-inputs.ts";
import {
  exactField,
  type GivenInputs,
  readInputs,
  type Risk,
} from "../../../../domain/quotes/risk.ts";
import { parseCarBody, parseCylinderCount } from "../../../../domain/vehicle/car.ts";

export type RiskFields = Readonly<Record<string, string>>;

const fieldsFrom = ({ body, cylinders, inputs }: Risk): RiskFields => ({
  body,
  cylinders,
  ...Object.fromEntries(
    ratedInputNames.map((input) => {
      const value = inputs[input]?.value;
      return [exactField(input), value === undefined ? "" : String(value)];
    }),
  ),
});

const usualCar = { body: "saloon", cylinders: "4" } as const;

/** A car of three years and a driver of 35, as is assumed of who answers nothing. */
const usualRisk = (day: string): Risk => {
  const year = Number(day.slice(0, 4));
  return riskOf(usualCar, day, {
    value: 60_000,
    year: year - 3,
    driverBirthYear: year - 35,
    drivingYears: 5,
    claims: "none",
    claimFreeYears: 0,
    financed: false,
  });
};

/** What is assumed stands in the place of a wrong answer. */
function readFields(
  fields: RiskFields,
  day: string,
  wrong: readonly string[] = [],
): { inputs: GivenInputs; wrong: readonly string[] } {
  const read = readInputs(fields, day);
  if ("inputs" in read) return { inputs: read.inputs, wrong };
  return readFields({ ...fields, [read.invalid]: "" }, day, [...wrong, read.invalid]);
}

/** The answers of one risk as they are typed. */
export function useRiskFields(day: string) {
  const [fields, setFields] = useState(() => fieldsFrom(usualRisk(day)));
  const { inputs, wrong } = readFields(fields, day);
  const risk: Risk = {
    body: parseCarBody(fields["body"] ?? "") ?? usualCar.body,
    cylinders: parseCylinderCount(fields["cylinders"] ?? "") ?? usualCar.cylinders,
    day,
    inputs,
  };

  return {
    fields,
    wrong,
    risk,
    write: (name: string, text: string) => setFields((now) => ({ ...now, [name]: text })),
    open: (shown: Risk) => setFields(fieldsFrom(shown)),
  };
}

export type RiskInHand = ReturnType<typeof useRiskFields>;
