import { digitsOnly } from "../../../domain/digits.ts";
import {
  EMIRATES_ID_PREFIX,
  EMIRATES_ID_TYPED_DIGITS,
  formatEmiratesId,
} from "../../../domain/vehicle/emirates-id.ts";

/** What always stands at the start of the field; the caret stays behind it. */
export const FIXED = `${EMIRATES_ID_PREFIX}-`;

/** What a person did to the field: `typed` and `caret` are what the browser made of it. */
type Edit = {
  before: string;
  typed: string;
  caret: number;
  erased: "backward" | "forward" | undefined;
};

/** What stands in the field after it, and where the caret belongs. */
export function editedEmiratesId({ before, typed, caret, erased }: Edit) {
  const rest = typed.slice(caret);
  let left = digitsBefore(typed.slice(0, caret), erased !== undefined);
  let right = digitsOnly(before.slice(Math.max(FIXED.length, before.length - rest.length)));

  const isUnchanged = left + right === digitsAfterFixed(before);
  // Only a hyphen went, which comes back: then the digit beyond it is meant.
  if (isUnchanged && erased === "backward") left = left.slice(0, -1);
  if (isUnchanged && erased === "forward") right = right.slice(1);

  // What is too much is not taken, rather than pushing out the last digit.
  left = left.slice(0, EMIRATES_ID_TYPED_DIGITS - right.length);
  return { text: shownEmiratesId(left + right), caret: shownEmiratesId(left).length };
}

/** A number as the field shows it: the fixed part alone while nothing is typed. */
function shownEmiratesId(digits: string): string {
  const text = formatEmiratesId(EMIRATES_ID_PREFIX + digits);
  return text === EMIRATES_ID_PREFIX ? FIXED : text;
}

const digitsAfterFixed = (text: string) => digitsOnly(text.slice(FIXED.length));

/** The digits of the person's own before the caret: without the fixed part, also when they wrote it. */
function digitsBefore(text: string, isErased: boolean): string {
  if (isErased && FIXED.startsWith(text)) return "";
  let digits = digitsOnly(text.startsWith(FIXED) ? text.slice(FIXED.length) : text);
  // No year begins like that, so this is the whole number, pasted or typed from the card.
  while (digits.startsWith(EMIRATES_ID_PREFIX)) digits = digits.slice(EMIRATES_ID_PREFIX.length);
  return digits;
}
