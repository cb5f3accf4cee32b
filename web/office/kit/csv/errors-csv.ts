import type { CsvError } from "../../../../contract/office/csv-errors.ts";

const quoted = (value: string | number) => {
  const text = String(value);
  const safe = /^['=+\-@\t\r]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Errors of a file as a file, with their reasons in words. */
export const errorsCsv = (
  errors: readonly CsvError[],
  reasonOf: (code: CsvError["code"]) => string,
): string =>
  [
    "row,column,value,reason",
    ...errors.map(({ row, column, value, code }) =>
      [row, column, value, reasonOf(code)].map(quoted).join(","),
    ),
  ].join("\r\n");
