import { shortName } from "../../../domain/accounts/shown-name.ts";

const MAX_VALUE_LENGTH = 70;
const LONG_WORD = /[\x21-\x7e]{24}/g;

export type Row = { label: string; text: string; ltr?: boolean };

/** Cut, and long words may break: a paper must stay one page. */
export const typedRow = (label: string, text: string): Row => ({
  label,
  text: shortName(text, MAX_VALUE_LENGTH).replace(LONG_WORD, (word) => `${word}\u200b`),
  ltr: !/[\u0590-\u08ff\ufb1d-\ufefc]/.test(text),
});
