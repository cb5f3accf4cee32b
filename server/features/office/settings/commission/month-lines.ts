import type { CommissionLine } from "../../../../../contract/office/settings/commission-shapes.ts";
import {
  differenceOf,
  type LineStanding,
  standingOfLine,
} from "../../../../../domain/commission/compare-line.ts";
import { lineSums } from "../../../../../domain/commission/sums.ts";
import type { EntryFound } from "./commission-reading-store.ts";

export type MonthLine = Omit<CommissionLine, "difference" | "requestId"> & {
  line: string;
  policyId: string | null;
  standing: LineStanding;
};

/** The newest statement. Entries by hand say why; those of a statement do not. */
export const statementOf = <Entry extends Pick<EntryFound, "kind" | "note" | "createdAt">>(
  entries: readonly Entry[],
): Entry | undefined =>
  entries
    .filter(({ kind, note }) => kind === "received" && note === null)
    .reduce<Entry | undefined>(
      (newest, one) => (newest && newest.createdAt >= one.createdAt ? newest : one),
      undefined,
    );

type Entry = Omit<
  EntryFound,
  "id" | "createdAt" | "day" | "insurer" | "month" | "statementLine" | "staffId"
>;

/** The lines of a month, policy by policy, as page and bordereau show them. */
export const linesOf = (entries: readonly Entry[], hasStatement: boolean): MonthLine[] => {
  const groups = Map.groupBy(entries, ({ line }) => line);
  return lineSums(entries).map((sums) => {
    const own = groups.get(sums.line) ?? [];
    // What we know of the policy goes before what the statement says.
    const [first, ...rest] = own.toSorted(
      (one, other) => Number(one.kind === "received") - Number(other.kind === "received"),
    );
    const newest = rest.findLast(({ kind }) => kind !== "received") ?? first;
    const policyId = first?.policyId ?? null;
    return {
      ...sums,
      policyId,
      number: newest?.number ?? "",
      startsOn: newest?.startsOn ?? null,
      endsOn: newest?.endsOn ?? null,
      premiumFils: newest?.premiumFils ?? null,
      differenceFils: differenceOf(sums),
      isCancelled: own.some(({ kind }) => kind === "cancellation"),
      standing: standingOfLine(sums, { isKnown: policyId !== null, hasStatement }),
    };
  });
};
