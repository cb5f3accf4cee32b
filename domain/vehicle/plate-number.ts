import { toLatinDigits } from "../digits.ts";

export const MAX_PLATE_DIGITS = 5;

type PlateNumberProblem = "required" | "digitsOnly" | "tooLong";

export function normalisePlateNumber(text: string): string {
  return toLatinDigits(text).replace(/\s+/g, "");
}

/** Specification part 2, 5.1. */
export function plateNumberProblem(text: string): PlateNumberProblem | undefined {
  const number = normalisePlateNumber(text);
  if (number === "") return "required";
  if (!/^[0-9]+$/.test(number)) return "digitsOnly";
  return number.length > MAX_PLATE_DIGITS ? "tooLong" : undefined;
}
