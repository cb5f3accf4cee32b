import { createHash } from "node:crypto";
import type { CsvError } from "../../../../../contract/office/csv-errors.ts";
import { statementColumns } from "../../../../../contract/office/settings/commission-shapes.ts";
import { parseCalendarDay } from "../../../../../domain/calendar-day.ts";
import { readSignedAmount } from "../../../../../domain/commission/read-amount.ts";
import { parseRows } from "../../csv/parse-rows.ts";

export type StatementRow = {
  number: string;
  premiumFils: number;
  amountFils: number;
  day: string;
  /** Names this line of this insurer's month: the same line again counts once. */
  statementLine: string;
};

/** A file in another encoding, or with what no database keeps. */
const unreadable = /[\uFFFD\0]/;
const MAX_NUMBER = 60;

/** `today` in Dubai: nothing was paid later. */
type Reading = { insurer: string; month: string; today: string };

/** @returns every error, or all rows; a line that stands there twice is two lines. */
export const readStatement = async (
  text: string,
  { insurer, month, today }: Reading,
): Promise<{ rows: StatementRow[]; errors: CsvError[] }> => {
  const parsed = await parseRows(text, statementColumns);
  if ("errors" in parsed) return { rows: [], errors: parsed.errors };
  const errors: CsvError[] = [];
  const seen = new Map<string, number>();

  const rows = parsed.rows.flatMap(({ row, values }) => {
    const at = (column: (typeof statementColumns)[number]) => (values[column] ?? "").trim();
    const blame = (column: (typeof statementColumns)[number], code: CsvError["code"]) =>
      void errors.push({ row, column, value: values[column] ?? "", code });
    const before = errors.length;
    const number = at("policy_number");
    const [premiumFils, amountFils] = [at("premium"), at("commission")].map(readSignedAmount);
    const day = parseCalendarDay(at("date"));
    for (const column of statementColumns) {
      if (at(column) === "") blame(column, "empty");
      else if (unreadable.test(at(column))) blame(column, "unreadable");
    }
    if (errors.length > before) return [];
    if (number.length > MAX_NUMBER) blame("policy_number", "tooLong");
    if (premiumFils === undefined) blame("premium", "notAmount");
    if (amountFils === undefined) blame("commission", "notAmount");
    if (day === undefined) blame("date", "notDay");
    else if (day > today) blame("date", "dayToCome");
    if (premiumFils === undefined || amountFils === undefined || day === undefined) return [];
    const content = JSON.stringify([insurer, month, number, day, premiumFils, amountFils]);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    const statementLine = createHash("sha256").update(`${content} ${nth}`).digest("hex");
    return [{ number, premiumFils, amountFils, day, statementLine }];
  });
  return { rows, errors };
};
