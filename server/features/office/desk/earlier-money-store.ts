import { and, eq, exists, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { refundTasks, requests } = schema;

const BATCH = 500;

/**
 * Money to go back from before `money_back_since` was kept: nobody's turn any more, and in its view.
 * A row is locked where nobody works on it; the next run finds the others.
 */
export const fillMoneyBack = async (db: Database) => {
  const openTask = sql`(select from ${refundTasks} where ${refundTasks.requestId} = ${requests.id} and ${refundTasks.state} = 'open')`;
  const isPending = eq(requests.state, "refund_pending");
  const isEarlier = or(
    and(isPending, or(isNotNull(requests.turn), isNull(requests.moneyBackSince))),
    and(isNull(requests.moneyBackSince), exists(openTask)),
  );
  for (;;) {
    const some = db
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(
          or(
            isPending,
            inArray(
              requests.id,
              db
                .select({ id: refundTasks.requestId })
                .from(refundTasks)
                .where(eq(refundTasks.state, "open")),
            ),
          ),
          isEarlier,
        ),
      )
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const filled = await db
      .update(requests)
      .set({
        moneyBackSince: sql`coalesce(${requests.moneyBackSince}, ${requests.updatedAt})`,
        turn: sql`case when ${isPending} then null else ${requests.turn} end`,
        dueAt: sql`case when ${isPending} then null else ${requests.dueAt} end`,
      })
      .where(inArray(requests.id, some))
      .returning({ id: requests.id });
    if (filled.length < BATCH) return;
  }
};
