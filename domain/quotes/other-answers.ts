import { mostDrivingYears } from "../vehicle/driving-years.ts";
import { MIN_DRIVER_AGE } from "../vehicle/vehicle-facts.ts";
import { addOns, type AddOn } from "./add-ons.ts";
import { claimsOptions } from "./claims.ts";
import type { Choices, Priced } from "./rate.ts";
import type { RatedInput } from "./rated-inputs.ts";
import { factsOf } from "./rating-facts.ts";
import type { AgeStep, Edition } from "./rating-plan.ts";
import type { Risk } from "./risk.ts";

type Other = [input: RatedInput, values: unknown[]];

const LEAST_VALUE_AED = 1_000;
const MOST_VALUE_AED = 5_000_000;
const MOST_DRIVER_AGE = 100;

/** The last age before the present row of a table, and the first of the next row. */
function beside(steps: readonly AgeStep[], years: number, least: number, most: number): number[] {
  const start = steps.findLast(({ from }) => from <= years)?.from ?? 0;
  const next = steps.find(({ from }) => from > years)?.from;
  return [start - 1, ...(next === undefined ? [] : [next])].filter(
    (other) => other >= least && other <= most,
  );
}

/** A tenth less and more, in whole thousands. */
const valuesBeside = (aed: number): number[] =>
  [0.9, 1.1].map((share) => Math.round((aed * share) / 1_000) * 1_000);

/** Other answers to the questions that this edition's tables read; they may be declined. */
export function answersBeside(edition: Edition, risk: Risk): Other[] {
  const { ownDamage, declines } = edition;
  const { valueAed, carAge, driverAge, drivingYears, claims, claimFreeYears, financed } =
    factsOf(risk);
  const year = Number(risk.day.slice(0, 4));
  const { minDriverAge = 0, maxCarAge, maxValueAed } = declines;
  const isAbove = (limit: number | undefined, now: number): limit is number =>
    limit !== undefined && now <= limit;
  const driverAges = [
    ...beside(edition.driverAge, driverAge, MIN_DRIVER_AGE, MOST_DRIVER_AGE),
    ...(minDriverAge > MIN_DRIVER_AGE ? [minDriverAge - 1] : []),
  ];
  const carAges = ownDamage
    ? [
        ...beside(ownDamage.carAge, carAge, 0, Infinity),
        ...(isAbove(maxCarAge, carAge) ? [maxCarAge + 1] : []),
      ]
    : [];
  const values = [
    ...valuesBeside(valueAed),
    ...(isAbove(maxValueAed, valueAed) ? [maxValueAed + 1_000] : []),
  ];
  return [
    ["value", values.filter((aed) => aed >= LEAST_VALUE_AED && aed <= MOST_VALUE_AED)],
    ["year", carAges.map((age) => year - age)],
    ["driverBirthYear", driverAges.map((age) => year - age)],
    ["drivingYears", beside(edition.drivingYears, drivingYears, 0, mostDrivingYears(driverAge))],
    ["claims", claimsOptions.filter((option) => option !== claims)],
    [
      "claimFreeYears",
      [claimFreeYears - 1, claimFreeYears + 1].filter(
        (years) => years >= 0 && years < edition.claimFree.length,
      ),
    ],
    ["financed", [!financed]],
  ];
}

/** Other choices that can be had with the plan for this car. */
export function choicesBeside(now: Priced & { choices: Choices }): Other[] {
  const { excess, repair, addOns: sold } = now.choices;
  const isChosen = (addOn: AddOn) => now.addOns.includes(addOn);
  const toggled = (addOn: AddOn) =>
    addOns.filter((one) => (one === addOn ? !isChosen(addOn) : isChosen(one)));
  return [
    ["excess", excess.map(({ aed }) => aed).filter((aed) => aed !== now.excessAed)],
    ["repair", repair.map(({ code }) => code).filter((code) => code !== now.repair)],
    ["addOns", sold.filter(({ included }) => !included).map(({ code }) => toggled(code))],
  ];
}
