import { toLatinDigits } from "../digits.ts";

const MIN_MODEL_YEAR = 1970;
/** The youngest who may hold a UAE licence (Federal Decree-Law 14 of 2024 on traffic; 18 before 2025). */
export const MIN_DRIVER_AGE = 17;
const MAX_DRIVER_AGE = 100;
export const MAX_DRIVING_YEARS = 80;
export const MAX_CLAIM_FREE_YEARS = 5;
export const MAX_MAKE_OR_MODEL = 60;

function wholeBetween(text: string, least: number, most: number): number | undefined {
  const digits = toLatinDigits(text).trim();
  if (!/^\d{1,4}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= least && number <= most ? number : undefined;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** `day` (YYYY-MM-DD) is today in Dubai. */
export const parseModelYear = (text: string, day: string): number | undefined =>
  wholeBetween(text, MIN_MODEL_YEAR, yearOf(day) + 1);

export const parseDriverBirthYear = (text: string, day: string): number | undefined =>
  wholeBetween(text, yearOf(day) - MAX_DRIVER_AGE, yearOf(day) - MIN_DRIVER_AGE);

export const parseDrivingYears = (text: string): number | undefined =>
  wholeBetween(text, 0, MAX_DRIVING_YEARS);

export const parseClaimFreeYears = (text: string): number | undefined =>
  wholeBetween(text, 0, MAX_CLAIM_FREE_YEARS);

export function parseMakeOrModel(text: string): string | undefined {
  const tidy = text.trim().replace(/\s+/g, " ");
  const isName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,&'()/+-]*$/u.test(tidy);
  return isName && tidy.length <= MAX_MAKE_OR_MODEL ? tidy : undefined;
}
