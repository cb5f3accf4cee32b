import { randomUUID } from "node:crypto";
import { and, inArray, sql } from "drizzle-orm";
import { monthOf } from "../../../domain/commission/entry.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { insertRowsIn } from "../../adapters/database/insert-rows.ts";
import { schema } from "../../adapters/database/schema.ts";

const { commissionEntries } = schema;

export type EntryRow = typeof commissionEntries.$inferSelect;
export type Received = Omit<typeof commissionEntries.$inferInsert, "id" | "kind">;
type OfPolicy = Pick<
  EntryRow,
  "insurer" | "number" | "startsOn" | "endsOn" | "premiumFils" | "amountFils"
> & { kind: "sale" | "correction" | "cancellation"; policyId: string };

/** Into the month of `at`: a month that is over stays as it was told to the insurer. */
export const insertExpectedIn = async (
  tx: Transaction,
  entries: readonly OfPolicy[],
  at: (policyId: string) => Date,
  createdAt: Date,
) => {
  if (entries.length === 0) return;
  await tx.insert(commissionEntries).values(
    entries.map((entry) => {
      const day = dayInDubai(at(entry.policyId));
      return { ...entry, id: randomUUID(), day, month: monthOf(day), createdAt };
    }),
  );
};

/** What is expected of these policies by now. */
export const expectedOfIn = async (tx: Transaction, policyIds: readonly string[]) => {
  const rows = await tx
    .select({
      policyId: commissionEntries.policyId,
      soldFils: sql<number>`coalesce(sum(${commissionEntries.amountFils})
        filter (where ${commissionEntries.kind} in ('sale', 'correction')), 0)::integer`,
      isCancelled: sql<boolean>`bool_or(${commissionEntries.kind} = 'cancellation')`,
    })
    .from(commissionEntries)
    .where(
      and(
        inArray(commissionEntries.policyId, [...policyIds]),
        inArray(commissionEntries.kind, ["sale", "correction", "cancellation"]),
      ),
    )
    .groupBy(commissionEntries.policyId);
  return new Map(rows.map(({ policyId, ...sums }) => [policyId, sums]));
};

/** In the order of the rows. A line of a statement that is there already stays as it is. */
export const insertReceivedIn = async (tx: Transaction, rows: readonly Received[]) => {
  await insertRowsIn(
    tx,
    commissionEntries,
    rows.map((row) => ({ ...row, id: randomUUID(), kind: "received" as const })),
    sql`on conflict (statement_line) do nothing`,
  );
};
