import * as z from "zod/mini";

/** Bytes of a call that brings a file. */
export const MAX_CSV_BYTES = 4 * 1024 * 1024;
export const MOST_CSV_ERRORS = 200;

export const csvErrorCodes = [
  "missingColumn",
  "noRows",
  "malformed",
  "unreadable",
  "unknownPlan",
  "unknownTable",
  "unknownRow",
  "unknownPart",
  "unknownKey",
  "wrongUnit",
  "notNumber",
  "notValue",
  "outOfRange",
  "tooLong",
  "doubled",
  "missing",
  "notValid",
  "nameTaken",
  "draftAsked",
  "notAmount",
  "notDay",
  "dayToCome",
  "empty",
] as const;
export type CsvErrorCode = (typeof csvErrorCodes)[number];

/** `row` as a spreadsheet counts, the header being the first; `value` as the file has it. */
export const CsvError = z.object({
  row: z.number(),
  column: z.string(),
  value: z.string(),
  code: z.enum(csvErrorCodes),
});
export type CsvError = z.infer<typeof CsvError>;
