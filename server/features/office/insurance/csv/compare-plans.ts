import type { CsvError } from "../../../../../contract/office/csv-errors.ts";
import type { CsvCounts } from "../../../../../contract/office/insurance/csv.ts";
import type { Proposal } from "./check-rows.ts";
import type { Sheet } from "./sheet.ts";

export type Compared<Content> = {
  counts: CsvCounts;
  /** Those that differ from what counts now: each becomes a draft. */
  changed: Proposal<Content>[];
  /** Plans whose draft a second person has already. */
  errors: CsvError[];
};

const countCells = <Content>(sheet: Sheet<Content>, { plan, cells }: Proposal<Content>) => {
  const before = plan.content ? sheet.cellsOf(plan.content) : new Map<string, string | number>();
  const counts = { created: 0, changed: 0, same: 0, removed: 0 };
  for (const [key, { value }] of cells) {
    const was = before.get(key);
    counts[was === undefined ? "created" : was === value ? "same" : "changed"] += 1;
  }
  counts.removed = [...before.keys()].filter((key) => !cells.has(key)).length;
  return counts;
};

/** Counts the cells of the plans that a file names; it says nothing about the others. */
export function comparePlans<Content>(
  sheet: Sheet<Content>,
  proposals: readonly Proposal<Content>[],
): Compared<Content> {
  const counts = { created: 0, changed: 0, same: 0, removed: 0 };
  const changed: Proposal<Content>[] = [];
  for (const proposal of proposals) {
    const own = countCells(sheet, proposal);
    for (const name of ["created", "changed", "same", "removed"] as const)
      counts[name] += own[name];
    if (own.created + own.changed + own.removed > 0) changed.push(proposal);
  }
  const errors = changed
    .filter(({ plan }) => plan.draft?.state === "asked")
    .map(({ plan, row }) => ({ row, column: "plan", value: plan.id, code: "draftAsked" as const }));
  return { counts, changed, errors };
}
