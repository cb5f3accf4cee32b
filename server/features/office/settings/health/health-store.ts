import { and, count, desc, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import type { Database } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";

const { audit, auditPending, auditSeals, paymentAttempts } = schema;

export type JobFigures = {
  waiting: number;
  /** Since when the oldest that may run has waited. */
  since: Date | null;
  failed: number;
  lastGoodAt: Date | null;
  lastBadAt: Date | null;
  /** Code and kind of the newest failure, of what is tried again where something is. */
  lastBad: string | null;
  isTriedAgain: boolean;
};

type Row = {
  waiting: string | number;
  since: string | Date | null;
  failed: string | number;
  good: string | Date | null;
  bad: string | Date | null;
  bad_state: "retry" | "failed" | null;
  output: { type?: string; code?: string } | null;
};

const dateOf = (value: string | Date | null) => (value === null ? null : new Date(value));

/** Failures of later than this count. */
const FAILED_WITHIN = "1 day";

/** What the product keeps anyway. */
export const createHealthStore = (db: Database) => ({
  /** Of letters, or of all other jobs: `jobs.job` keeps them for some days. */
  jobs: async (which: "mail" | "others"): Promise<JobFigures> => {
    const mine = which === "mail" ? sql`name = 'mail'` : sql`name <> 'mail'`;
    const { rows } = (await db.execute(sql`
      select
        (select count(*) from jobs.job
          where ${mine} and state in ('created', 'retry') and (state = 'retry' or start_after <= now())) as waiting,
        (select min(case when ${which === "mail"} then created_on else start_after end) from jobs.job
          where ${mine} and state in ('created', 'retry') and (state = 'retry' or start_after <= now())) as since,
        (select count(*) from jobs.job
          where ${mine} and state = 'failed' and completed_on > now() - ${FAILED_WITHIN}::interval) as failed,
        (select max(completed_on) from jobs.job where ${mine} and state = 'completed') as good,
        bad.at as bad, bad.state as bad_state, bad.output
      from (select 1) as one left join lateral (
        select coalesce(completed_on, started_on) as at, state, output from jobs.job
        where ${mine} and state in ('retry', 'failed') and output is not null
        order by state = 'retry' desc, 1 desc nulls last limit 1
      ) as bad on true`)) as unknown as { rows: Row[] };
    const [row] = rows;
    if (!row) throw new Error("An aggregate answered no row.");
    return {
      waiting: Number(row.waiting),
      since: dateOf(row.since),
      failed: Number(row.failed),
      lastGoodAt: dateOf(row.good),
      lastBadAt: dateOf(row.bad),
      lastBad: row.output && `${row.output.code ?? ""} ${row.output.type ?? ""}`.trim(),
      isTriedAgain: row.bad_state === "retry",
    };
  },

  /** Payments about which the gateway does not answer. */
  unanswered: async () => {
    const [row] = await db
      .select({ count: count(), since: min(paymentAttempts.troubleSince) })
      .from(paymentAttempts)
      .where(and(isNotNull(paymentAttempts.troubleSince), isNotNull(paymentAttempts.nextQueryAt)));
    return row ?? { count: 0, since: null };
  },

  /** When the gateway last said how a payment ended. */
  lastDecision: async (): Promise<Date | null> => {
    const newest = async (event: string) => {
      const [row] = await db
        .select({ at: audit.at })
        .from(audit)
        .where(and(eq(audit.subject, "attempt"), eq(audit.event, event)))
        .orderBy(desc(audit.at))
        .limit(1);
      return row?.at;
    };
    const found = await Promise.all(["succeeded", "failed", "aborted", "review"].map(newest));
    const times = found.flatMap((at) => (at ? [at.getTime()] : []));
    return times.length > 0 ? new Date(Math.max(...times)) : null;
  },

  sealing: async () => {
    const oldest = db
      .select({ id: auditPending.auditId })
      .from(auditPending)
      .orderBy(auditPending.auditId)
      .limit(1);
    const [pending] = await db
      .select({ at: audit.at })
      .from(audit)
      .where(inArray(audit.id, oldest));
    const [row] = await db.select({ count: count() }).from(auditPending);
    const [seal] = await db
      .select({ at: auditSeals.at })
      .from(auditSeals)
      .orderBy(desc(auditSeals.seq))
      .limit(1);
    return { waiting: row?.count ?? 0, since: pending?.at ?? null, lastGoodAt: seal?.at ?? null };
  },

  ping: async () => {
    await db.execute(sql`select 1`);
  },
});
