import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { endLeaseIn } from "../writes/leases-store.ts";

const { requests } = schema;

/** Only where nobody has it: of two members who take it at once, one gets it. */
export const takeIn = async (tx: Transaction, id: string, staffId: string, at: Date) => {
  const taken = await tx
    .update(requests)
    .set({ assignee: staffId, assignedAt: at, snoozedUntil: null })
    .where(and(eq(requests.id, id), isNull(requests.assignee)))
    .returning({ id: requests.id });
  return taken.length === 1;
};

export const releaseIn = async (tx: Transaction, id: string) => {
  await tx.update(requests).set({ assignee: null, assignedAt: null }).where(eq(requests.id, id));
  await endLeaseIn(tx, { kind: "request", id });
};
