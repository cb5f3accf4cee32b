import { toLatinDigits } from "../digits.ts";
import { parseVehicleValue } from "./vehicle-value.ts";

/** What sharpens a price: asked in both forms, never required. */
export const factFields = [
  "make",
  "model",
  "modelYear",
  "vehicleValue",
  "driverBirthYear",
  "claimFreeYears",
] as const;
export type FactField = (typeof factFields)[number];

const OLDEST_MODEL_YEAR = 1970;
const YOUNGEST_DRIVER = 17;
const OLDEST_DRIVER = 100;
const MAX_CLAIM_FREE_YEARS = 30;
export const MAX_MAKE_OR_MODEL = 60;

/** A whole number between two bounds, written in any digits; undefined for anything else. */
function wholeBetween(text: string, least: number, most: number): number | undefined {
  const digits = toLatinDigits(text).trim();
  if (!/^\d{1,4}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= least && number <= most ? number : undefined;
}

/** A model year up to next year's, whose cars are sold already. */
export const parseModelYear = (text: string, now: Date): number | undefined =>
  wholeBetween(text, OLDEST_MODEL_YEAR, now.getUTCFullYear() + 1);

/** The year of birth of somebody between 17 and 100. */
export const parseDriverBirthYear = (text: string, now: Date): number | undefined =>
  wholeBetween(text, now.getUTCFullYear() - OLDEST_DRIVER, now.getUTCFullYear() - YOUNGEST_DRIVER);

export const parseClaimFreeYears = (text: string): number | undefined =>
  wholeBetween(text, 0, MAX_CLAIM_FREE_YEARS);

/** A make or a model as text: not listed ones are written by hand. */
export function parseMakeOrModel(text: string): string | undefined {
  const tidy = text.trim().replace(/\s+/g, " ");
  const isName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,&'()/+-]*$/u.test(tidy);
  return isName && tidy.length <= MAX_MAKE_OR_MODEL ? tidy : undefined;
}

/** True for an answer that cannot be taken; nothing at all is fine, facts are optional. */
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
