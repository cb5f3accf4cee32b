import { toLatinDigits } from "../digits.ts";
import { parseVehicleValue } from "./vehicle-value.ts";

export const factFields = [
  "make",
  "model",
  "modelYear",
  "vehicleValue",
  "driverBirthYear",
  "claimFreeYears",
] as const;
export type FactField = (typeof factFields)[number];

const MIN_MODEL_YEAR = 1970;
const MIN_DRIVER_AGE = 17;
const MAX_DRIVER_AGE = 100;
const MAX_CLAIM_FREE_YEARS = 30;
export const MAX_MAKE_OR_MODEL = 60;

function wholeBetween(text: string, least: number, most: number): number | undefined {
  const digits = toLatinDigits(text).trim();
  if (!/^\d{1,4}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= least && number <= most ? number : undefined;
}

export const parseModelYear = (text: string, now: Date): number | undefined =>
  wholeBetween(text, MIN_MODEL_YEAR, now.getUTCFullYear() + 1);

export const parseDriverBirthYear = (text: string, now: Date): number | undefined =>
  wholeBetween(text, now.getUTCFullYear() - MAX_DRIVER_AGE, now.getUTCFullYear() - MIN_DRIVER_AGE);

export const parseClaimFreeYears = (text: string): number | undefined =>
  wholeBetween(text, 0, MAX_CLAIM_FREE_YEARS);

export function parseMakeOrModel(text: string): string | undefined {
  const tidy = text.trim().replace(/\s+/g, " ");
  const isName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,&'()/+-]*$/u.test(tidy);
  return isName && tidy.length <= MAX_MAKE_OR_MODEL ? tidy : undefined;
}

export function isFactInvalid(field: FactField, text: string, now: Date): boolean {
  if (text.trim() === "") return false;
  return parsers[field](text, now) === undefined;
}

const parsers: Record<FactField, (text: string, now: Date) => unknown> = {
  make: parseMakeOrModel,
  model: parseMakeOrModel,
  modelYear: parseModelYear,
  vehicleValue: parseVehicleValue,
  driverBirthYear: parseDriverBirthYear,
  claimFreeYears: parseClaimFreeYears,
};
