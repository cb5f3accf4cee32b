import { sql } from "drizzle-orm";
import type { Subject } from "../../../../domain/desk/subject.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { isOf } from "../../../records/desk/of-subject.ts";

const { leases } = schema;

/** Touches neither version nor times of the subject (ruling O1); false while another's lasts. */
export const holdLeaseIn = async (
  tx: Transaction,
  { kind, id }: Subject,
  { staffId, until }: { staffId: string; until: Date },
  now: Date,
) => {
  const setWhere = sql`${leases.staffId} = ${staffId} or ${leases.until} < ${now.toISOString()}::timestamptz`;
  const held = await tx
    .insert(leases)
    .values({ subject: kind, subjectId: id, staffId, until })
    .onConflictDoUpdate({
      target: [leases.subject, leases.subjectId],
      set: { staffId, until },
      setWhere,
    })
    .returning({ staffId: leases.staffId });
  return held.length === 1;
};

export const endLeaseIn = async (tx: Transaction, subject: Subject) => {
  await tx.delete(leases).where(isOf(leases, subject));
};
