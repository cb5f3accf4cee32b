import { digitsOnly } from "../digits.ts";

export const EMIRATES_ID_PREFIX = "784";
export const EMIRATES_ID_TYPED_DIGITS = 12;
const EMIRATES_ID_DIGITS = EMIRATES_ID_PREFIX.length + EMIRATES_ID_TYPED_DIGITS;

function typedDigits(text: string): string {
  const digits = digitsOnly(text);
  if (EMIRATES_ID_PREFIX.startsWith(digits)) return "";
  return digits.startsWith(EMIRATES_ID_PREFIX) ? digits.slice(EMIRATES_ID_PREFIX.length) : digits;
}

export function parseEmiratesId(text: string): string | undefined {
  const typed = typedDigits(text);
  return typed.length === EMIRATES_ID_TYPED_DIGITS ? EMIRATES_ID_PREFIX + typed : undefined;
}

export function emiratesIdIsEmpty(text: string): boolean {
  return typedDigits(text) === "";
}

export function formatEmiratesId(text: string): string {
  const typed = typedDigits(text).slice(0, EMIRATES_ID_TYPED_DIGITS);
  return [EMIRATES_ID_PREFIX, typed.slice(0, 4), typed.slice(4, 11), typed.slice(11)]
    .filter((part) => part !== "")
    .join("-");
}

/** Shown to everyone but the owner (ruling P12). */
export function maskEmiratesId(text: string): string {
  const digits = parseEmiratesId(text);
  return digits ? `784-****-*******-${digits.slice(-1)}` : "784-****-*******-*";
}

/** A hint, never a refusal: the check digit's algorithm is not published, Luhn is a guess. */
export function emiratesIdLooksMistyped(text: string): boolean {
  const digits = parseEmiratesId(text);
  return digits?.length === EMIRATES_ID_DIGITS && !passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
