import { toLatinDigits } from "../../../domain/digits.ts";

/** Spaces, hyphens, and the marks of direction that come along when a number is copied. */
const between = /[\s.\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const withoutGaps = (typed: string) => toLatinDigits(typed).toUpperCase().replace(between, "");

/** As cards and statements of account print it: groups of four. Nothing that counts is lost. */
export const inGroups = (typed: string): string => withoutGaps(typed).replace(/.{4}(?=.)/gu, "$& ");

/** Where the caret stands after grouping, if it stood at `caret` before. */
export const caretInGroups = (typed: string, caret: number): number => {
  const before = withoutGaps(typed.slice(0, caret)).length;
  return before + Math.floor(Math.max(0, before - 1) / 4);
};

/** The last characters of a masked account. */
export const tailOf = (masked: string): string => masked.slice(-3);
