import { and, asc, eq, gte, gt, or, sql } from "drizzle-orm";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { CalendarStep } from "../../../domain/calendar/moved-time.ts";
import { movedPromise } from "../../../domain/refunds/refund-days.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { bySystem } from "../audit/audit-store.ts";
import { lockRequestIn } from "../requests/requests-store.ts";
import { findRefundIn, noteOnRefundIn, type RefundRow } from "./refunds-store.ts";

const { refundCases } = schema;

export type PromisedRefund = Pick<
  RefundRow,
  "id" | "requestId" | "promisedOn" | "promisedCalendar"
>;

/** Refunds that an insurer has promised for the day of this moment or a later one, the earliest first. */
export const listPromisedIn = (
  handle: Database | Transaction,
  since: Date,
  after: PromisedRefund | undefined,
  limit: number,
): Promise<PromisedRefund[]> => {
  const { promisedOn, id } = refundCases;
  const isAfter =
    after?.promisedOn &&
    or(gt(promisedOn, after.promisedOn), and(eq(promisedOn, after.promisedOn), gt(id, after.id)));
  return handle
    .select({
      id,
      requestId: refundCases.requestId,
      promisedOn,
      promisedCalendar: refundCases.promisedCalendar,
    })
    .from(refundCases)
    .where(
      and(eq(refundCases.state, "sent"), gte(promisedOn, dayInDubai(since)), isAfter || undefined),
    )
    .orderBy(asc(promisedOn), asc(id))
    .limit(limit);
};

/** The same as `moveTimesIn` for the day that an insurer promised. */
export const movePromisedDayIn = async (
  tx: Transaction,
  { id, requestId }: Pick<PromisedRefund, "id" | "requestId">,
  steps: readonly CalendarStep[],
  at: Date,
): Promise<void> => {
  await lockRequestIn(tx, requestId);
  const refund = await findRefundIn(tx, id);
  const newest = steps.at(-1)?.version;
  if (refund?.state !== "sent" || newest === undefined) return;
  const { promisedOn, by } = movedPromise(refund, steps);
  if (!by || promisedOn === null) return;
  await tx
    .update(refundCases)
    .set({
      promisedOn,
      promisedCalendar: sql`greatest(${refundCases.promisedCalendar}, ${newest})`,
      moved: { by, promisedOn },
    })
    .where(eq(refundCases.id, id));
  await noteOnRefundIn(tx, refund, "promiseMoved", bySystem, at, {
    promisedOn: { from: refund.promisedOn, to: promisedOn },
    because: by,
  });
};
