import type { Fils } from "../../money.ts";
import { assumption, known, share } from "./steps.ts";
import type { InsuredCar } from "./scenario.ts";

/** Unified policy, schedule 1: percent of new parts by the year of use, from the first. */
const partsPercents = [0, 5, 10, 15, 20, 30] as const;
/** An example's figure: what is not parts is labour and paint. */
const PARTS_OF_BILL_PERCENT = 60;

const YOUNG_DRIVER_PERCENT = 10;
const YOUNG_BELOW_AGE = 25;

/** Days insured when a car is lost, and the percent a year that the sum insured falls by. */
export const exampleDays = 200;
const TOTAL_LOSS_PERCENT = 20;

const percentOf = (fils: Fils, percent: number): Fils => Math.round((fils * percent) / 100);

/** The year of use is counted from the model year: the day of first registration is not asked. */
export function partsDepreciation(damageFils: Fils, carAge: number) {
  const year = Math.min(carAge + 1, partsPercents.length);
  const percent = partsPercents[year - 1] ?? 0;
  const parts = percentOf(damageFils, PARTS_OF_BILL_PERCENT);
  const values = { percent, year, partsPercent: PARTS_OF_BILL_PERCENT };
  return share(
    "you",
    "partsDepreciation",
    percentOf(parts, percent),
    known("unifiedPolicy"),
    values,
  );
}

export function totalLossDepreciation(valueFils: Fils) {
  const fils = Math.round((valueFils * TOTAL_LOSS_PERCENT * exampleDays) / (100 * 365));
  const values = { percent: TOTAL_LOSS_PERCENT, days: exampleDays };
  return share("you", "totalLossDepreciation", fils, assumption("unifiedPolicy"), values);
}

/** @param indemnityFils the claim after depreciation, before the excess */
export function excesses(
  { excessAed }: InsuredCar,
  indemnityFils: Fils,
  driver: "young" | "older" | "none",
) {
  const aed = excessAed ?? 0;
  const chosen = share("you", "excess", aed * 100, known("planTerms"), { aed });
  if (driver !== "young") return [chosen];

  const fils = percentOf(indemnityFils, YOUNG_DRIVER_PERCENT);
  const values = { percent: YOUNG_DRIVER_PERCENT };
  return [chosen, share("you", "youngDriverExcess", fils, known("unifiedPolicy"), values)];
}

export const driverOf = ({ facts }: InsuredCar) =>
  facts.driverAge < YOUNG_BELOW_AGE ? "young" : "older";
