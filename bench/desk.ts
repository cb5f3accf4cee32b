// What the desk's queries cost in PostgreSQL: `npm run bench -- desk`; `-- desk 1000 100000`: at these sizes;
// `-- desk 1000 100000 audit insurers`: only cases whose names begin with one of these.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../server/adapters/database/database.ts";
import { openPostgres } from "../server/adapters/database/open-postgres.ts";
import { schema } from "../server/adapters/database/schema.ts";
import { openKeys } from "../server/adapters/keys.ts";
import { noteEarlierCommissions } from "../server/records/policies/note-commission-store.ts";
import { seedRequests } from "../server/seed/requests/seed-requests.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { countFigures } from "./count-figures.ts";
import { countPages } from "./count-pages.ts";
import type { DeskCase } from "./desk-case.ts";
import { deskCases } from "./desk-cases.ts";
import { deskStores } from "./desk-stores.ts";
import { seedChats } from "./seed-chats.ts";
import { middle, rounded } from "./throughput.ts";

const SIZES = [1_000, 100_000, 1_000_000];
const CALLERS = 10;
const CALLS = 40;
const WARM_UP_CALLS = 10;
const MAX_BUFFERS = 2_000;
/** Time at the largest size against that at the smallest; less than the floor apart is noise. */
const MAX_RATIO = 2;
const FLOOR_MS = 5;

type Measured = { ms: number; buffers: number; rows: number };
type Logged = { sql: string; values: unknown[] };
type Open = Awaited<ReturnType<typeof openDesk>>;

const SETTLE_TIMEOUT_MS = 600_000;

/** The seed's team has left; here two of five that are open, and all that ended, are somebody's. */
const giveToTeam = `
  update requests set assignee = team.ids[1 + abs(hashtext(requests.id::text)) % cardinality(team.ids)],
    assigned_at = created_at
  from (select array_agg(id order by email) as ids from staff where email like 'desk-%') as team
  where assignee is null and (turn is null or abs(hashtext(requests.id::text)) % 5 < 2)`;

/** Seeds what is missing; seeding may be slower than the product's own statements may be. */
export const prepareDesk = async (url: string, size: number) => {
  const database = await openPostgres(url, () => {}, { statementTimeout: SETTLE_TIMEOUT_MS });
  const folder = await mkdtemp(join(tmpdir(), "mizalla-bench-"));
  const keys = await openKeys(folder, undefined);
  const started = performance.now();
  const missing = size - (await database.db.$count(schema.requests));
  if (missing > 0) {
    await seedRequests({ db: database.db, keys, now: () => new Date() }, missing);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${size} requests: ${missing} seeded in ${seconds} s`);
  }
  await noteEarlierCommissions(database.db, () => new Date());
  await countFigures(database.db);
  await countPages(database.db);
  await seedChats(database.db, size);
  await database.close();
  await rm(folder, { recursive: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(giveToTeam);
  await client.query("vacuum analyze");
  await client.end();
};

/** Uses one connection: what was set in a transaction counts for the query that follows. */
const buffersOf = async (pool: pg.Pool, queries: readonly Logged[]) => {
  const client = await pool.connect();
  const buffers: number[] = [];
  try {
    for (const { sql, values } of queries) {
      if (!/^\s*\(*(?:select|with)\b/i.test(sql)) {
        await client.query(sql, values);
        continue;
      }
      const explained = await client.query(
        `explain (analyze, buffers, format json) ${sql}`,
        values,
      );
      const [{ Plan: plan }] = explained.rows[0]["QUERY PLAN"] as [
        { Plan: Record<string, number> },
      ];
      buffers.push((plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0));
    }
  } finally {
    client.release();
  }
  return Math.max(0, ...buffers);
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

const openDesk = async (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: CALLERS });
  const logged: Logged[] = [];
  const logger = { logQuery: (sql: string, values: unknown[]) => logged.push({ sql, values }) };
  const open = (options: object) =>
    deskStores(drizzle(pool, { schema, ...options }) as unknown as Database);
  const [stores, spied] = [open({}), open({ logger })];
  const busiest = await pool.query<{ assignee: string }>(
    `select assignee from requests where turn is not null and assignee is not null
     group by 1 order by count(*) desc limit 1`,
  );
  const longest = await pool.query<{ id: string }>(
    `select subject_id as id from audit where subject = 'request'
     group by 1 order by count(*) desc limit 1`,
  );
  const viewer = { staffId: busiest.rows[0]?.assignee ?? "", now: new Date() };
  const cases = await deskCases(stores, viewer, longest.rows[0]?.id ?? "");

  /** The milliseconds of a call among ten callers, and the buffers of its worst query. */
  const measure = async ({ run }: DeskCase): Promise<Measured> => {
    logged.length = 0;
    const answer = await run(spied);
    const buffers = await buffersOf(pool, [...logged]);
    const times = await timesOf(() => run(stores));
    const rows = Array.isArray(answer) ? answer.length : 1;
    return { ms: rounded(middle(times)), buffers, rows };
  };
  return { cases, measure, close: () => pool.end() };
};

/**
 * Compared with the smallest size that answers as many rows: fifty take longer to read than the
 * three that a small desk has.
 */
const judged = (sizes: readonly number[], all: readonly Measured[]) => {
  const last = all.at(-1);
  const base = all.findIndex(({ rows }) => rows >= (last?.rows ?? 0) * 0.9);
  const [largest, smallest] = [last?.ms ?? 0, all[base]?.ms ?? 0];
  const isSlower = largest > MAX_RATIO * smallest && largest - smallest > FLOOR_MS;
  const isCostly = all.some(({ buffers }) => buffers > MAX_BUFFERS);
  const figures = sizes.flatMap((size, at) => [
    [`ms at ${size}`, all[at]?.ms],
    [`buffers at ${size}`, all[at]?.buffers],
  ]);
  return {
    ...Object.fromEntries(figures),
    rows: last?.rows ?? 0,
    "compared with": sizes[base] ?? "",
    broken: [...(isCostly ? ["buffers"] : []), ...(isSlower ? ["time"] : [])].join(", "),
  };
};

const isWanted = (name: string, begins: readonly string[]) =>
  begins.length === 0 || begins.some((start) => name.startsWith(start));

/** Sizes take turns in each case, so that what else the machine does meets all of them. */
const measureAll = async (
  sizes: readonly number[],
  desks: readonly Open[],
  begins: readonly string[],
) => {
  const rows: Record<string, object> = {};
  const [first] = desks;
  // Arguments differ between sizes, so that cases are compared by their place.
  for (const [place, { name }] of (first?.cases ?? []).entries()) {
    if (!isWanted(name, begins)) continue;
    const measured: Measured[] = [];
    for (const desk of desks) {
      const one = desk.cases[place];
      if (one) measured.push(await desk.measure(one));
    }
    rows[`${place + 1} ${name}`] = judged(sizes, measured);
  }
  return rows;
};

/** Databases of TEST_DATABASE_URL stay, and are measured again without seeding. */
export const measureDesk = async (given: readonly string[]) => {
  const numbers = given.map(Number).filter((size) => size > 0);
  const sizes = numbers.length > 0 ? numbers : SIZES;
  const begins = given.filter((word) => !(Number(word) > 0));
  const server = await startPostgres();
  const desks: Open[] = [];
  try {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const { rows } = await admin.query<{ name: string }>("select datname as name from pg_database");
    for (const size of sizes) {
      const name = `desk_${size}`;
      if (!rows.some((one) => one.name === name)) await admin.query(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await prepareDesk(url.href, size);
      desks.push(await openDesk(url.href));
    }
    await admin.end();
    return await measureAll(sizes, desks, begins);
  } finally {
    for (const desk of desks) await desk.close();
    await server.stop();
  }
};
