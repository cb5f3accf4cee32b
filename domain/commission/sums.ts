import type { CommissionEntry, LineSums, MonthSums } from "./entry.ts";

type OfLine = Pick<CommissionEntry, "line" | "kind" | "amountFils">;
type Sums = { expectedFils: number; receivedFils: number | null };

const nothing: Sums = { expectedFils: 0, receivedFils: null };

const added = (sums: Sums, { kind, amountFils }: Pick<OfLine, "kind" | "amountFils">): Sums =>
  kind === "received"
    ? { ...sums, receivedFils: (sums.receivedFils ?? 0) + amountFils }
    : { ...sums, expectedFils: sums.expectedFils + amountFils };

/** What is expected and received of each policy, in the order of the entries. */
export function lineSums(entries: readonly OfLine[]): LineSums[] {
  const lines = new Map<string, Sums>();
  for (const entry of entries)
    lines.set(entry.line, added(lines.get(entry.line) ?? nothing, entry));
  return Array.from(lines, ([line, sums]) => ({ line, ...sums }));
}

const monthly = (sums: Sums) => {
  const receivedFils = sums.receivedFils ?? 0;
  return { ...sums, receivedFils, differenceFils: receivedFils - sums.expectedFils };
};

/** Of one month of one insurer, or of whatever these entries are. */
export const totalOf = (
  entries: readonly Pick<OfLine, "kind" | "amountFils">[],
): Omit<MonthSums, "insurer" | "month"> => monthly(entries.reduce(added, nothing));

/** By month, the newest first, and insurer. Entries may have been added up by kind before. */
export function monthSums(entries: readonly Omit<CommissionEntry, "line">[]): MonthSums[] {
  const groups = Map.groupBy(entries, ({ month, insurer }) => `${month} ${insurer}`);
  return Array.from(groups.values(), (some) => {
    const [{ month, insurer } = { month: "", insurer: "" }] = some;
    return { month, insurer, ...totalOf(some) };
  }).toSorted(
    (one, other) =>
      other.month.localeCompare(one.month) || one.insurer.localeCompare(other.insurer),
  );
}
