import type { CsvError } from "../../../../../contract/office/csv-errors.ts";
import type { CsvCounts, CsvProgress } from "../../../../../contract/office/insurance/csv.ts";
import { checkRows, type Proposal } from "./check-rows.ts";
import { comparePlans } from "./compare-plans.ts";
import { giveWay } from "../../csv/give-way.ts";
import { parseRows } from "../../csv/parse-rows.ts";
import type { Sheet, Snapshot } from "./sheet.ts";

export type CheckedFile<Content> = {
  rows: number;
  counts: CsvCounts;
  changed: Proposal<Content>[];
  errors: CsvError[];
};

const nothing = { created: 0, changed: 0, same: 0, removed: 0 };

/** Yields how far it is. Other calls are answered between the slices. */
export async function* checkFile<Content>(
  sheet: Sheet<Content>,
  text: string,
  snapshot: Snapshot<Content>,
): AsyncGenerator<CsvProgress, CheckedFile<Content>> {
  const parsed = await parseRows(text, sheet.columns);
  if ("errors" in parsed) return { rows: 0, counts: nothing, changed: [], errors: parsed.errors };
  const { rows } = parsed;
  const steps = checkRows(sheet, rows, snapshot);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const { errors: wrong, proposals } = step.value;
      await giveWay();
      const { counts, changed, errors } = comparePlans(sheet, proposals);
      return { rows: rows.length, counts, changed, errors: [...wrong, ...errors] };
    }
    yield { checked: step.value, of: rows.length };
    await giveWay();
  }
}
