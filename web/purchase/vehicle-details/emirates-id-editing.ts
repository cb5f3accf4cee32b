import { digitsOnly } from "../../../domain/digits.ts";
import {
  EMIRATES_ID_PREFIX,
  EMIRATES_ID_TYPED_DIGITS,
  formatEmiratesId,
} from "../../../domain/vehicle/emirates-id.ts";

/** The caret stays behind it. */
export const FIXED = `${EMIRATES_ID_PREFIX}-`;

/** `typed` and `caret` as the browser left them. */
type Edit = {
  before: string;
  typed: string;
  caret: number;
  erased: "backward" | "forward" | undefined;
};

export function editedEmiratesId({ before, typed, caret, erased }: Edit) {
  const rest = typed.slice(caret);
  let left = digitsBefore(typed.slice(0, caret), erased !== undefined);
  let right = digitsOnly(before.slice(Math.max(FIXED.length, before.length - rest.length)));

  const isUnchanged = left + right === digitsAfterFixed(before);
  // Only a hyphen was deleted: the digit beyond it is meant.
  if (isUnchanged && erased === "backward") left = left.slice(0, -1);
  if (isUnchanged && erased === "forward") right = right.slice(1);

  // Extra digits are dropped rather than pushing out the last one.
  left = left.slice(0, EMIRATES_ID_TYPED_DIGITS - right.length);
  return { text: shownEmiratesId(left + right), caret: shownEmiratesId(left).length };
}

function shownEmiratesId(digits: string): string {
  const text = formatEmiratesId(EMIRATES_ID_PREFIX + digits);
  return text === EMIRATES_ID_PREFIX ? FIXED : text;
}

const digitsAfterFixed = (text: string) => digitsOnly(text.slice(FIXED.length));

/** Digits without the fixed part, even if it was typed. */
function digitsBefore(text: string, isErased: boolean): string {
  if (isErased && FIXED.startsWith(text)) return "";
  let digits = digitsOnly(text.startsWith(FIXED) ? text.slice(FIXED.length) : text);
  // No year begins with 784: the whole number was pasted or typed.
  while (digits.startsWith(EMIRATES_ID_PREFIX)) digits = digits.slice(EMIRATES_ID_PREFIX.length);
  return digits;
}
