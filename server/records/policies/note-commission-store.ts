import { and, asc, eq, getTableColumns, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { commissionOfPolicy, returnedCommission } from "../../../domain/commission/expected.ts";
import { commissionOn } from "../../../domain/insurance/agreement.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { bySystem } from "../audit/audit-store.ts";
import { auditCountedIn } from "../requests/request-audit.ts";
import { expectedOfIn, insertExpectedIn } from "../commission/entries-store.ts";

const { agreements, paymentAttempts, policies, requests } = schema;

type AgreementRow = typeof agreements.$inferSelect;

/** Those that counted at a moment: the one that replaced another since does not. */
const countedAt = (rows: readonly AgreementRow[], insurer: string, at: Date) =>
  rows.filter(
    (one) =>
      one.insurer === insurer &&
      !rows.some(({ replaces, createdAt }) => replaces === one.id && createdAt <= at),
  );

const soldWithIn = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({
      policy: getTableColumns(policies),
      request: getTableColumns(requests),
      coverType: requests.coverType,
      ledger: requests.ledger,
      paidAt: sql<Date>`coalesce(${paymentAttempts.decidedAt}, ${paymentAttempts.createdAt},
        ${policies.createdAt})`.mapWith(policies.createdAt),
    })
    .from(policies)
    .innerJoin(requests, eq(requests.id, policies.requestId))
    .leftJoin(
      paymentAttempts,
      sql`${paymentAttempts.id} = (
        select paid.id from ${paymentAttempts} as paid
        where paid.request_id = ${requests.id} and paid.applied order by paid.created_at limit 1
      )`,
    )
    .where(inArray(policies.id, [...ids]))
    .orderBy(asc(policies.createdAt), asc(policies.id));

type Sold = Awaited<ReturnType<typeof soldWithIn>>[number];

const pointsOf = ({ policy, coverType, paidAt }: Sold, rows: readonly AgreementRow[]) => {
  if (policy.commissionAt !== null || coverType === null) return policy.commissionPoints;
  return commissionOn(countedAt(rows, policy.insurer, paidAt), coverType, dayInDubai(paidAt));
};

type Noted = { sold: Sold; points: number | null; fils: number | null };

/** What a policy brings by now, in fils; figures take what differs from the row before (ruling O11). */
const auditNotedIn = async (
  tx: Transaction,
  { policy, request }: Sold,
  commissionFils: number,
  at: Date,
) => {
  const premiumFils = policy.state === "refused" ? 0 : policy.premiumFils;
  await auditCountedIn(tx, request, "commissionNoted", bySystem, at, {
    premiumFils,
    commissionFils,
  });
};

const setCommissionIn = async (tx: Transaction, noted: readonly Noted[], at: Date) => {
  const values = noted.map(({ sold, points, fils }) => ({ id: sold.policy.id, points, fils }));
  await tx.execute(sql`update ${policies} set commission_points = given.points,
      commission_fils = given.fils, commission_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(id uuid, points integer, fils integer)
    where ${policies}.id = given.id`);
};

/**
 * What we are to get for these policies, and what goes back of it. It may be called again: only what
 * changed since is noted. The first time fixes the share of the day on which it was paid.
 */
export const noteCommissionIn = async (
  tx: Transaction,
  ids: readonly string[],
  at: Date,
  dayOf: (policyId: string, kind: "sale" | "cancellation") => Date = () => at,
) => {
  const rows = await tx.select().from(agreements).orderBy(asc(agreements.createdAt));
  const before = await expectedOfIn(tx, ids);
  const noted: Noted[] = [];
  const sales = [];
  const cancellations = [];
  for (const sold of await soldWithIn(tx, ids)) {
    const { policy, ledger } = sold;
    const { id: policyId, insurer, number, startDate: startsOn, endDate: endsOn } = policy;
    const points = pointsOf(sold, rows);
    const commission = commissionOfPolicy(policy, { points, ledger });
    const known = before.get(policyId);
    if (policy.state === "to_accept" || (policy.state === "refused" && !known)) continue;
    const fils = commission?.amountFils ?? null;
    const own = { policyId, insurer, number, startsOn, endsOn, premiumFils: policy.premiumFils };
    const soldFils = (fils ?? 0) - (known?.soldFils ?? 0);
    if (soldFils !== 0)
      sales.push({
        ...own,
        kind: known ? ("correction" as const) : ("sale" as const),
        amountFils: soldFils,
      });
    const returnedFils = returnedCommission(fils ?? 0, { ...policy, startsOn, endsOn });
    noted.push({ sold, points, fils });
    const isFirst = policy.commissionAt === null;
    const isReturned = returnedFils !== 0 && !known?.isCancelled;
    if (isFirst || soldFils !== 0 || isReturned || fils === null)
      await auditNotedIn(
        tx,
        sold,
        (fils ?? 0) - returnedFils,
        dayOf(policyId, isFirst ? "sale" : "cancellation"),
      );
    if (isReturned)
      cancellations.push({ ...own, kind: "cancellation" as const, amountFils: -returnedFils });
  }
  if (noted.length > 0) await setCommissionIn(tx, noted, at);
  await insertExpectedIn(tx, sales, (id) => dayOf(id, "sale"), at);
  await insertExpectedIn(tx, cancellations, (id) => dayOf(id, "cancellation"), at);
};

const BATCH = 200;

/** Of policies from before commission was noted, in the months in which they were recorded and ended. */
export const noteEarlierCommissions = async (db: Database, now: () => Date) => {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const some = await tx
        .select({ id: policies.id, createdAt: policies.createdAt, updatedAt: policies.updatedAt })
        .from(policies)
        .where(
          and(isNull(policies.commissionAt), notInArray(policies.state, ["to_accept", "refused"])),
        )
        .orderBy(asc(policies.createdAt))
        .limit(BATCH)
        .for("update", { skipLocked: true });
      if (some.length === 0) return 0;
      const days = new Map(some.map((one) => [one.id, one]));
      const dayOf = (id: string, kind: "sale" | "cancellation") =>
        (kind === "sale" ? days.get(id)?.createdAt : days.get(id)?.updatedAt) ?? now();
      await noteCommissionIn(tx, [...days.keys()], now(), dayOf);
      return some.length;
    });
    if (count < BATCH) return;
  }
};
