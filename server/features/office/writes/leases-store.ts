import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { leases } = schema;

/** Touches neither version nor times of the request (ruling O1); false while another's lasts. */
export const holdLeaseIn = async (
  tx: Transaction,
  lease: { requestId: string; staffId: string; until: Date },
  now: Date,
) => {
  const { staffId, until } = lease;
  const setWhere = sql`${leases.staffId} = ${staffId} or ${leases.until} < ${now.toISOString()}::timestamptz`;
  const held = await tx
    .insert(leases)
    .values(lease)
    .onConflictDoUpdate({ target: leases.requestId, set: { staffId, until }, setWhere })
    .returning({ staffId: leases.staffId });
  return held.length === 1;
};

export const endLeaseIn = async (tx: Transaction, requestId: string) => {
  await tx.delete(leases).where(eq(leases.requestId, requestId));
};
