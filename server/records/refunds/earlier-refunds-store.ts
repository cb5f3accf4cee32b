import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { refundTasks } = schema;

/** Requests with money to go back that the release before noted, some at a time. */
export const requestsWithEarlierRefunds = async (db: Database, limit: number) => {
  const rows = await db
    .selectDistinct({ id: refundTasks.requestId })
    .from(refundTasks)
    .where(eq(refundTasks.state, "open"))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Answers what arrived with which payment. Needs the request locked. */
export const takeOverEarlierRefundsIn = (tx: Transaction, requestId: string) =>
  tx
    .update(refundTasks)
    .set({ state: "done" })
    .where(and(eq(refundTasks.requestId, requestId), eq(refundTasks.state, "open")))
    .returning({ attemptId: refundTasks.attemptId, arrivedFils: refundTasks.amountFils });
