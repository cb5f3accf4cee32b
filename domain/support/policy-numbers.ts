import { toLatinDigits } from "../digits.ts";

const MAX_NUMBER = 40;
/** Digits of a chassis number after which it is told apart: its serial number. */
export const CHASSIS_TAIL = 6;

const upper = (text: string) => toLatinDigits(text).trim().toUpperCase();

/** The number as insurers write it, one way for all; undefined for what is no policy number. */
export function readPolicyNumber(text: string): string | undefined {
  const number = upper(text).replaceAll(/\s+/g, " ");
  const isNumber =
    number.length <= MAX_NUMBER && /^[\p{L}\p{N}][\p{L}\p{N} /.,_#()-]*$/u.test(number);
  return isNumber && /\p{N}/u.test(number) ? number : undefined;
}

/** Seventeen characters since 1981, fewer on older cars; undefined for anything else. */
export function readChassisNumber(text: string): string | undefined {
  const chassis = upper(text).replaceAll(/[\s-]/g, "");
  return /^[A-Z0-9]{5,17}$/.test(chassis) && /\d/.test(chassis) ? chassis : undefined;
}

/** ISO 3779: letters that look like digits are left out. A hint, never a refusal. */
export function isUsualChassisNumber(chassis: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(chassis);
}

/** The last character first, so that an index finds the tail of a chassis number. */
export function chassisTail(chassis: string): string {
  return Array.from(chassis.slice(-CHASSIS_TAIL)).toReversed().join("");
}
