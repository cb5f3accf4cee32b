/** A row of a file; `row` as a spreadsheet counts. */
export type CsvRow = { row: number; values: Readonly<Record<string, string>> };
