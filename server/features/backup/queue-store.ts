import { sql } from "drizzle-orm";
import type { Transaction } from "../../adapters/database/database.ts";

/** Letters alone: all other jobs begin again by their schedule. */
const LETTERS = "name = 'mail'";
/** A letter that was on its way is sent again by whoever restores it. */
const ON_ITS_WAY: Record<string, string> = {
  state: "case when state = 'active' then 'retry' else state end",
  heartbeat_on: "null::timestamptz",
};

export type Queue = { version: number; columns: string[] };

/** Undefined where the product never ran. */
export const findQueueIn = async (tx: Transaction): Promise<Queue | undefined> => {
  const [found] = await tx
    .select({ is: sql<boolean>`to_regclass('jobs.job') is not null` })
    .from(sql`(values (1)) as one`);
  if (!found?.is) return undefined;
  const [row] = await tx.select({ version: sql<number>`version` }).from(sql`jobs.version`);
  const columns = await tx
    .select({ name: sql<string>`column_name::text` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'jobs' and table_name = 'job'`)
    .orderBy(sql`column_name collate "C"`);
  return { version: row?.version ?? 0, columns: columns.map(({ name }) => name) };
};

export const lettersOf = ({ columns }: Queue) =>
  `select ${columns.map((name) => `${ON_ITS_WAY[name] ?? name} as ${name}`).join(", ")}
   from jobs.job where ${LETTERS} order by id`;

/** Finished ones too: the queue refuses the same letter for seven days. */
export const lettersTargetOf = ({ columns }: Queue) => `jobs.job (${columns.join(", ")})`;

export const hasLettersIn = async (tx: Transaction) => {
  const rows = await tx
    .select({ one: sql`1` })
    .from(sql`jobs.job`)
    .where(sql.raw(LETTERS))
    .limit(1);
  return rows.length > 0;
};
