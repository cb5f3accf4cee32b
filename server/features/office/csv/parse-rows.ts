import { Readable } from "node:stream";
import { CsvError as ParserError, parse } from "csv-parse";
import type { CsvError } from "../../../../contract/office/csv-errors.ts";
import { giveWay } from "./give-way.ts";
import type { CsvRow } from "./rows.ts";

const PIECE = 8_192;

async function* piecesOf(text: string) {
  for (let start = 0; start < text.length; start += PIECE) {
    yield Buffer.from(text.slice(start, start + PIECE).toWellFormed());
    await giveWay();
  }
}

/** Spreadsheets of some countries write semicolons, and a comma in numbers. */
const delimiterOf = (text: string): string => {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  return header.includes(";") ? ";" : ",";
};

/** Takes off the apostrophe that kept text from being a formula. */
const withoutApostrophe = (value: string) => (value.startsWith("'") ? value.slice(1) : value);

export type ParsedRows = { rows: CsvRow[]; delimiter: string };

/**
 * Rows under the names of their columns, without those that are empty. The event loop stays free.
 * @returns errors for text that is no CSV or lacks a column
 */
export async function parseRows(
  text: string,
  columns: readonly string[],
): Promise<ParsedRows | { errors: CsvError[] }> {
  const delimiter = delimiterOf(text);
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      bom: true,
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
    }),
  );
  const rows: CsvRow[] = [];
  let names: string[] | undefined;
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      if (!names) {
        names = record.map((name) => name.trim());
        const missing = columns.filter((column) => !names?.includes(column));
        if (missing.length > 0)
          return {
            errors: missing.map((column) => ({ row, column, value: "", code: "missingColumn" })),
          };
        continue;
      }
      if (record.every((value) => value.trim() === "")) continue;
      const values = record.map((value, index) => [names?.[index] ?? "", withoutApostrophe(value)]);
      rows.push({ row, values: Object.fromEntries(values) });
    }
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    return {
      errors: [{ row: Number(error["records"]) + 1, column: "", value: "", code: "malformed" }],
    };
  }
  if (rows.length > 0) return { rows, delimiter };
  return { errors: [{ row: 1, column: columns[0] ?? "", value: "", code: "noRows" }] };
}
