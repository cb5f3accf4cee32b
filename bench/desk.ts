// What the desk's queries cost in PostgreSQL: `npm run bench -- desk`; `-- desk 1000000` adds so many.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../server/adapters/database/database.ts";
import { openPostgres } from "../server/adapters/database/open-postgres.ts";
import { schema } from "../server/adapters/database/schema.ts";
import { openKeys } from "../server/adapters/keys.ts";
import { createDeskStore } from "../server/features/office/desk/desk-store.ts";
import { seedRequests } from "../server/seed/requests/seed-requests.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { type DeskCase, deskCases } from "./desk-cases.ts";
import { middle, rounded } from "./throughput.ts";

const SIZES = [1_000, 100_000];
const CALLERS = 10;
const CALLS = 40;
const WARM_UP_CALLS = 10;
const MAX_BUFFERS = 2_000;
/** At the largest size against the smallest; less than the floor apart is noise. */
const MAX_RATIO = 2;
const FLOOR_MS = 5;

type Measured = { ms: number; buffers: number };
type Logged = { sql: string; values: unknown[] };

const SETTLE_TIMEOUT_MS = 600_000;

/** Seeding may be slower than the product's own statements may be. */
export const prepareDesk = async (url: string, size: number) => {
  const database = await openPostgres(url, () => {}, { statementTimeout: SETTLE_TIMEOUT_MS });
  const folder = await mkdtemp(join(tmpdir(), "mizalla-bench-"));
  const keys = await openKeys(folder, undefined);
  const started = performance.now();
  await seedRequests({ db: database.db, keys, now: () => new Date() }, size);
  console.log(`${size} requests: seeded in ${Math.round((performance.now() - started) / 1000)} s`);
  await database.close();
  await rm(folder, { recursive: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
};

const buffersOf = async (pool: pg.Pool, { sql, values }: Logged) => {
  const explained = await pool.query(`explain (analyze, buffers, format json) ${sql}`, values);
  const [{ Plan: plan }] = explained.rows[0]["QUERY PLAN"] as [{ Plan: Record<string, number> }];
  return (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
};

const timesOf = async (run: () => Promise<unknown>) => {
  const times: number[] = [];
  let left = CALLS + WARM_UP_CALLS;
  const call = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await run();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return times.slice(WARM_UP_CALLS);
};

/** Each case: the milliseconds of a call among ten callers, and the buffers of its worst query. */
export const measureDeskAt = async (url: string): Promise<Map<string, Measured>> => {
  const pool = new pg.Pool({ connectionString: url, max: CALLERS });
  const logged: Logged[] = [];
  const logger = { logQuery: (sql: string, values: unknown[]) => logged.push({ sql, values }) };
  const open = (options: object) =>
    createDeskStore(drizzle(pool, { schema, ...options }) as unknown as Database);
  const [store, spied] = [open({}), open({ logger })];
  const { rows } = await pool.query<{ assignee: string }>(
    `select assignee from requests where turn is not null and assignee is not null
     group by 1 order by count(*) desc limit 1`,
  );
  const cases = await deskCases(store, { staffId: rows[0]?.assignee ?? "", now: new Date() });
  const measure = async ({ run }: DeskCase): Promise<Measured> => {
    logged.length = 0;
    await run(spied);
    const buffers: number[] = [];
    for (const query of logged) buffers.push(await buffersOf(pool, query));
    const times = await timesOf(() => run(store));
    return { ms: rounded(middle(times)), buffers: Math.max(0, ...buffers) };
  };
  const measured = new Map<string, Measured>();
  // Arguments differ between sizes, so that cases are compared by their place.
  for (const [place, one] of cases.entries())
    measured.set(`${place + 1} ${one.name}`, await measure(one));
  await pool.end();
  return measured;
};

const compared = (sizes: readonly number[], measured: readonly Map<string, Measured>[]) => {
  const [names, ...others] = measured.map((one) => [...one]);
  return Object.fromEntries(
    (names ?? []).map(([name, smallest], place) => {
      const all = [smallest, ...others.map((one) => one[place]?.[1] ?? smallest)];
      const largest = all.at(-1) ?? smallest;
      const isSlower = largest.ms > MAX_RATIO * smallest.ms && largest.ms - smallest.ms > FLOOR_MS;
      const isCostly = all.some(({ buffers }) => buffers > MAX_BUFFERS);
      const figures = sizes.flatMap((size, at) => [
        [`ms at ${size}`, all[at]?.ms],
        [`buffers at ${size}`, all[at]?.buffers],
      ]);
      const broken = [...(isCostly ? ["buffers"] : []), ...(isSlower ? ["time"] : [])].join(", ");
      return [name, { ...Object.fromEntries(figures), broken }];
    }),
  );
};

export const measureDesk = async (more: readonly number[]) => {
  const sizes = [...SIZES, ...more];
  const server = await startPostgres();
  try {
    const measured: Map<string, Measured>[] = [];
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    for (const size of sizes) {
      const name = `desk_${size}`;
      await admin.query(`drop database if exists ${name}`);
      await admin.query(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await prepareDesk(url.href, size);
      measured.push(await measureDeskAt(url.href));
    }
    await admin.end();
    return compared(sizes, measured);
  } finally {
    await server.stop();
  }
};
