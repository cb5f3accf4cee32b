import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import type { Subject } from "../../../../domain/desk/subject.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { isOf } from "../../../records/desk/of-subject.ts";

const { calls, insurerSubmissions } = schema;

export const insertCallIn = async (tx: Transaction, call: typeof calls.$inferInsert) => {
  await tx.insert(calls).values(call);
};

/** Those that still waited, because a snooze brought the request back. */
export const answerSubmissionsIn = async (tx: Transaction, requestId: string, at: Date) => {
  await tx
    .update(insurerSubmissions)
    .set({ answeredAt: at })
    .where(and(eq(insurerSubmissions.requestId, requestId), isNull(insurerSubmissions.answeredAt)));
};

export const insertSubmissionIn = async (
  tx: Transaction,
  submission: typeof insurerSubmissions.$inferInsert,
) => {
  await tx.insert(insurerSubmissions).values(submission);
};

export const createCallsStore = (db: Database) => ({
  callsOf: (subject: Subject) =>
    db
      .select({
        outcome: calls.outcome,
        callBackAt: calls.callBackAt,
        staffId: calls.staffId,
        at: calls.at,
      })
      .from(calls)
      .where(isOf(calls, subject))
      .orderBy(asc(calls.at), asc(calls.id)),

  submissionsOf: (requestId: string) =>
    db
      .select({
        reference: insurerSubmissions.reference,
        staffId: insurerSubmissions.staffId,
        sentAt: insurerSubmissions.sentAt,
        answeredAt: insurerSubmissions.answeredAt,
      })
      .from(insurerSubmissions)
      .where(eq(insurerSubmissions.requestId, requestId))
      .orderBy(asc(insurerSubmissions.sentAt), asc(insurerSubmissions.id)),
});

export type CallsStore = ReturnType<typeof createCallsStore>;
