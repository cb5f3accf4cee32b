import { toLatinDigits } from "../digits.ts";
import {
  parseClaimFreeYears,
  parseDriverBirthYear,
  parseDrivingYears,
  parseModelYear,
} from "../vehicle/vehicle-facts.ts";
import { DEFAULT_VEHICLE_VALUE_AED, parseVehicleValue } from "../vehicle/vehicle-value.ts";
import { addOns, type AddOn } from "./add-ons.ts";
import { type Claims, parseClaims } from "./claims.ts";
import { excessSteps } from "./excess.ts";

export const repairs = ["garage", "agency"] as const;
export type Repair = (typeof repairs)[number];

/** `value` and `excess` in dirhams, `year` and `driverBirthYear` as calendar years. */
export type InputValues = {
  value: number;
  year: number;
  driverBirthYear: number;
  drivingYears: number;
  claims: Claims;
  claimFreeYears: number;
  financed: boolean;
  excess: number;
  repair: Repair;
  addOns: readonly AddOn[];
};
export type RatedInput = keyof InputValues;

/** `proven` by a document (ruling P5 knows the first two). */
export const inputSources = ["asked", "assumed", "proven"] as const;
export type InputSource = (typeof inputSources)[number];

type Parse<Value> = (text: string, day: string) => Value | undefined;

type Declared<Value> = {
  /** Field names of calls and forms; the first is the one that answers use. */
  readers: Readonly<Record<string, Parse<Value>>>;
  /** Ruling P23; a choice has none: the plan decides. `day` is the Dubai day of the rating. */
  assumed?: (day: string) => Value;
  /** The more exact of two spellings, or undefined when they contradict each other. */
  agree?: (one: Value, other: Value) => Value | undefined;
};

const yearOf = (day: string) => Number(day.slice(0, 4));

const parseTruth: Parse<boolean> = (text) => {
  const word = text.trim().toLowerCase();
  return word === "true" ? true : word === "false" ? false : undefined;
};

const parseRecentClaim: Parse<Claims> = (text, day) => {
  const claimed = parseTruth(text, day);
  return claimed === undefined ? undefined : claimed ? "one" : "none";
};

/** "true" says one claim or more, so two or more agree with it. */
const agreeOnClaims = (one: Claims, other: Claims) => {
  if (one === other) return one;
  return one === "none" || other === "none" ? undefined : "two_or_more";
};

const parseExcess: Parse<number> = (text) =>
  excessSteps.find((aed) => String(aed) === toLatinDigits(text).trim().replace(",", ""));

const parseRepair: Parse<Repair> = (text) =>
  repairs.find((repair) => repair === text.trim().toLowerCase());

const parseAddOns: Parse<readonly AddOn[]> = (text) => {
  const codes = text
    .split(",")
    .map((code) => code.trim())
    .filter(Boolean);
  const chosen = addOns.filter((addOn) => codes.includes(addOn));
  return chosen.length === new Set(codes).size ? chosen : undefined;
};

/** Assumed values and ranges are the product's own (ruling P23). */
const declared = {
  value: {
    readers: { value: parseVehicleValue, vehicleValue: parseVehicleValue },
    assumed: () => DEFAULT_VEHICLE_VALUE_AED,
  },
  year: {
    readers: { year: parseModelYear, modelYear: parseModelYear },
    assumed: (day) => yearOf(day) - 3,
  },
  driverBirthYear: {
    readers: { driverBirthYear: parseDriverBirthYear },
    assumed: (day) => yearOf(day) - 35,
  },
  drivingYears: { readers: { drivingYears: parseDrivingYears }, assumed: () => 5 },
  claims: {
    readers: { claimLast24Months: parseRecentClaim, previousClaims: parseClaims },
    assumed: () => "none",
    agree: agreeOnClaims,
  },
  claimFreeYears: { readers: { claimFreeYears: parseClaimFreeYears }, assumed: () => 0 },
  financed: { readers: { financed: parseTruth }, assumed: () => false },
  excess: { readers: { excess: parseExcess } },
  repair: { readers: { repair: parseRepair } },
  addOns: { readers: { addOns: parseAddOns } },
} satisfies { [Input in RatedInput]: Declared<InputValues[Input]> };

export const ratedInputs: { [Input in RatedInput]: Declared<InputValues[Input]> } = declared;

/** Every field name under which a rated input may arrive. */
export type InputField = {
  [Input in RatedInput]: keyof (typeof declared)[Input]["readers"];
}[RatedInput];

export const ratedInputNames = Object.keys(ratedInputs) as RatedInput[];

export const inputFields = ratedInputNames.flatMap(
  (input) => Object.keys(ratedInputs[input].readers) as InputField[],
);

/** Finds an input under any of its names. */
export const ratedInputNamed = (name: string): RatedInput | undefined =>
  ratedInputNames.find((input) => input === name || name in ratedInputs[input].readers);

/** The name that answers use. */
export const apiInputName = (input: RatedInput): string =>
  Object.keys(ratedInputs[input].readers)[0] ?? input;

/** The value as an answer shows it: the contract asks for claims as true or false. */
export const apiInputValue = (input: RatedInput, value: unknown): unknown =>
  input === "claims" ? value !== "none" : value;
