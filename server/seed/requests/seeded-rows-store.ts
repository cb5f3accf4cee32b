import { count, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { insertRowsIn } from "../../adapters/database/insert-rows.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { StaffMember } from "./staff-members.ts";

const {
  audit,
  calls,
  charges,
  documentRequests,
  insurerSubmissions,
  mails,
  messages,
  notes,
  offers,
  paymentAttempts,
  policies,
  policyVersions,
  refundCases,
  requests,
  staff,
  users,
} = schema;

export type SeededRequest = typeof requests.$inferSelect;
export type SeededAttempt = typeof paymentAttempts.$inferSelect;
export type AuditRow = Omit<typeof audit.$inferSelect, "id" | "detail" | "callId"> & {
  detail?: Record<string, unknown> | undefined;
};
export type SeededNote = Required<typeof notes.$inferInsert>;

/** Rows that hang on a request or came beside it, in the order in which they can be written. */
const hanging = {
  charges,
  attempts: paymentAttempts,
  refunds: refundCases,
  notes,
  offers,
  calls,
  submissions: insurerSubmissions,
  documentRequests,
  mails,
  policies,
  policyVersions,
  messages,
};

type Hanging = typeof hanging;

/** All rows of one request. */
export type SeededRows = {
  [Name in keyof Hanging]: Required<Hanging[Name]["$inferInsert"]>[];
} & {
  user: typeof users.$inferSelect;
  request: SeededRequest;
  audit: AuditRow[];
};

const idsAmongIn = async (tx: Transaction, rows: readonly SeededRows[]) => {
  const ids = JSON.stringify(rows.map(({ request }) => request.id));
  const known = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(sql`${requests.id} in (select value::uuid from json_array_elements_text(${ids}::json))`);
  return new Set(known.map(({ id }) => id));
};

export const createSeededRowsStore = (db: Database) => ({
  countRequests: async () => {
    const [row] = await db.select({ count: count() }).from(requests);
    return row?.count ?? 0;
  },

  insertStaff: async (members: readonly StaffMember[], at: Date) => {
    await db
      .insert(staff)
      .values(
        members.map((member) => ({ ...member, createdAt: at, changedAt: at, disabledAt: at })),
      )
      .onConflictDoNothing();
  },

  /** Leaves out what was written before; answers how many requests were new. */
  insert: (rows: readonly SeededRows[]) =>
    db.transaction(async (tx) => {
      // What a crash loses can be invented again.
      await tx.execute(sql`set local synchronous_commit = off`);
      const before = await idsAmongIn(tx, rows);
      const fresh = rows.filter(({ request }) => !before.has(request.id));
      const people = new Map(fresh.map(({ user }) => [user.id, user]));
      // Some came with an earlier request. Nothing else did, and not looking for it saves time.
      await insertRowsIn(tx, users, [...people.values()], sql`on conflict do nothing`);
      await insertRowsIn(
        tx,
        requests,
        fresh.map(({ request }) => request),
      );
      for (const name of Object.keys(hanging) as (keyof Hanging)[])
        await insertRowsIn(
          tx,
          hanging[name],
          fresh.flatMap((row): object[] => row[name]),
        );
      await insertRowsIn(
        tx,
        audit,
        fresh.flatMap((row) => row.audit),
      );
      return fresh.length;
    }),
});
