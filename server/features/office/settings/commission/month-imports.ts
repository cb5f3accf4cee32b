import type { CommissionImport } from "../../../../../contract/office/settings/commission-shapes.ts";
import { isOpposite, oppositeOf } from "../../../../records/commission/statement-lines.ts";
import type { NameStaff } from "../../../../records/staff/staff-names-store.ts";
import type { EntryFound } from "./commission-reading-store.ts";

/** A line that came with a statement; entries by hand say why. */
const isImported = (entry: EntryFound) =>
  entry.kind === "received" && entry.note === null && !isOpposite(entry);

/** The lines of one import: those of one moment, of which an insurer's lock allows one. */
export const linesImportedAt = (entries: readonly EntryFound[], at: number) =>
  entries.filter((one) => isImported(one) && one.createdAt.getTime() === at);

/** A later moment than that of each import before. */
export const nextImportAt = (entries: readonly EntryFound[], now: Date) =>
  new Date(
    entries
      .filter(isImported)
      .reduce((at, { createdAt }) => Math.max(at, createdAt.getTime() + 1), now.getTime()),
  );

/** The statements that were imported for a month, the newest first, and which of them were taken back. */
export const importsOf = (entries: readonly EntryFound[], named: NameStaff): CommissionImport[] => {
  const opposites = new Map(
    entries.filter(isOpposite).map((one) => [one.statementLine, one] as const),
  );
  const moments = Map.groupBy(entries.filter(isImported), (one) => one.createdAt.getTime());
  return Array.from(moments, ([at, lines]): CommissionImport => {
    const [first] = lines;
    const taken = first?.statementLine && opposites.get(oppositeOf(first.statementLine));
    return {
      importedAt: new Date(at).toISOString(),
      by: first?.staffId ? named(first.staffId) : null,
      lines: lines.length,
      amountFils: lines.reduce((sum, one) => sum + one.amountFils, 0),
      takenBack: taken
        ? {
            at: taken.createdAt.toISOString(),
            by: taken.staffId ? named(taken.staffId) : null,
            reason: taken.note ?? "",
          }
        : null,
    };
  }).toSorted((one, other) => other.importedAt.localeCompare(one.importedAt));
};
