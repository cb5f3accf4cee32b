import { stringify } from "csv-stringify/sync";

const isNumber = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value);

/** What a spreadsheet would read as a formula becomes text. */
export const asText = (value: string) =>
  /^['=+\-@\t\r]/.test(value) && !isNumber(value) ? `'${value}` : value;

/** UTF-8 with its mark, so that spreadsheets read the Arabic texts. */
export const writeCsv = (columns: readonly string[], rows: readonly string[][]): string =>
  stringify(
    rows.map((row) => row.map(asText)),
    {
      header: true,
      bom: true,
      quoted_match: /[\r\n;]/,
      columns: columns.map((column) => ({ key: column })),
    },
  );
