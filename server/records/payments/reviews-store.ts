import { and, asc, eq } from "drizzle-orm";
import {
  type ComparedFact,
  isSameReport,
  type ReportedPayment,
} from "../../../domain/requests/gateway-fact.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { lastArrivalIn } from "../audit/audit-store.ts";
import type { AttemptRow } from "./attempts-store.ts";

const { paymentAttempts } = schema;

/** Stands in the audit row of an attempt that enters review. */
export type ReviewDetail = { differs: readonly ComparedFact[]; reported: ReportedPayment };

export type ReviewedAttempt = {
  attempt: AttemptRow;
  since: Date;
  /** Undefined where the audit does not hold it. */
  detail: ReviewDetail | undefined;
};

/** What was reported when the attempt entered review the last time. */
const lastReportIn = async (handle: Database | Transaction, attemptId: string) => {
  const row = await lastArrivalIn(handle, "attempt", attemptId, "review");
  return row && { at: row.at, detail: (row.detail ?? undefined) as ReviewDetail | undefined };
};

const withReportIn = async (
  handle: Database | Transaction,
  attempt: AttemptRow,
): Promise<ReviewedAttempt> => {
  const report = await lastReportIn(handle, attempt.id);
  const since = report?.at ?? attempt.decidedAt ?? attempt.createdAt;
  return { attempt, since, detail: report?.detail };
};

/** Payments of a request that wait for staff, the oldest first. */
export const reviewsOf = async (db: Database, requestId: string): Promise<ReviewedAttempt[]> => {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.requestId, requestId), eq(paymentAttempts.state, "review")))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));
  return Promise.all(attempts.map((attempt) => withReportIn(db, attempt)));
};

/** One that is still in review; the lock of its request guards it. */
export const reviewIn = async (
  tx: Transaction,
  requestId: string,
  attemptId: string,
): Promise<ReviewedAttempt | undefined> => {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.requestId, requestId),
        eq(paymentAttempts.state, "review"),
      ),
    );
  return attempt && withReportIn(tx, attempt);
};

/** Staff have ended a review of the same report: the gateway repeats it as long as it is asked. */
export const isReviewedIn = async (
  tx: Transaction,
  { id, state }: Pick<AttemptRow, "id" | "state">,
  fact: ReportedPayment,
): Promise<boolean> => {
  if (state !== "failed") return false;
  const reported = (await lastReportIn(tx, id))?.detail?.reported;
  return reported !== undefined && isSameReport(reported, fact);
};
