import { setTimeout } from "node:timers/promises";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { History, Query } from "./history.ts";
import { CannotMigrate } from "./other-history.ts";

/** A connection of its own to the database that is migrated. */
export type Place = {
  query: Query;
  /** One or several statements, without values. */
  execute: (text: string) => Promise<unknown>;
  transaction: (run: (execute: Place["execute"], query: Query) => Promise<void>) => Promise<void>;
};

export type Patience = { lockTimeoutMs: number; tries: number; pauseMs: number };

/** A minute and a half for one lock; between the tries everybody else goes on. */
const patient: Patience = { lockTimeoutMs: 2_000, tries: 30, pauseMs: 1_000 };

const noLock =
  "A step of the migration got no lock on its table: run it again at a quieter time. What was done stays done.";

const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";

const journal = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint);`;

/** Which steps of an unfinished migration are done, so that it goes on after a crash. */
const progress = `
  create table if not exists drizzle.steps_done
    (hash text not null, step integer not null, primary key (hash, step));`;

const finishIn = (query: Query, { hash, folderMillis }: MigrationMeta) =>
  query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    folderMillis,
  ]);

/** PostgreSQL refuses such a statement inside a transaction. */
const isOutside = (step: string) => /\bconcurrently\b/i.test(step);
const withoutConcurrently = (step: string) => step.replaceAll(/\bconcurrently\b/gi, "");

/**
 * All that is pending as one transaction, where nobody else reads the database: an empty one, or
 * the embedded one. It is there whole or not at all.
 */
export const migrateAlone = async ({ execute, transaction }: Place, { pending }: History) => {
  await execute(journal);
  await transaction(async (executeIn, query) => {
    for (const migration of pending) {
      for (const step of migration.sql) await executeIn(withoutConcurrently(step));
      await finishIn(query, migration);
    }
  });
};

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;

const untilLocked = async (run: () => Promise<void>, { tries, pauseMs }: Patience) => {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      const isBusy = [LOCK_NOT_AVAILABLE, DEADLOCK].includes(String(codeOf(error)));
      if (!isBusy) throw error;
      if (left === 0) throw new CannotMigrate(noLock, { cause: error });
      await setTimeout(pauseMs);
    }
  }
};

const nameOfIndex = (step: string) =>
  /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(
    step,
  )?.[1];

/** A build that was cut off leaves an index that is never used, under the name of the next try. */
const dropUnfinished = async ({ execute, query }: Place, step: string) => {
  const name = nameOfIndex(step);
  if (name === undefined) return;
  const { rows } = await query(
    `select from pg_index join pg_class on pg_class.oid = indexrelid
     join pg_namespace on pg_namespace.oid = relnamespace
     where relname = $1 and nspname = 'public' and not indisvalid`,
    [name],
  );
  if (rows.length > 0) await execute(`drop index concurrently "${name}"`);
};

/**
 * Step by step, while other processes serve. Each waits for its locks a short time and tries again,
 * since whoever waits for a lock holds up all who come after. What was done stays done.
 */
export const migrateBesideOthers = async (
  place: Place,
  { pending }: History,
  limits: Patience = patient,
) => {
  const { execute, query, transaction } = place;
  const markDone = (hash: string, step: number, using: Query = query) =>
    using("insert into drizzle.steps_done (hash, step) values ($1, $2)", [hash, step]);

  const takeStep = async (hash: string, step: string, number: number) => {
    if (isOutside(step)) {
      // It waits for transactions under way and holds nobody up meanwhile.
      await execute("set lock_timeout = 0");
      await dropUnfinished(place, step);
      await execute(step);
      await markDone(hash, number);
      return;
    }
    await transaction(async (executeIn, queryIn) => {
      await executeIn(`set local lock_timeout = ${limits.lockTimeoutMs}`);
      await executeIn(step);
      await markDone(hash, number, queryIn);
    });
  };

  await execute(progress);
  for (const migration of pending) {
    const { hash, sql } = migration;
    const { rows } = await query("select step from drizzle.steps_done where hash = $1", [hash]);
    const done = new Set(rows.map(({ step }) => step));
    for (const [number, step] of sql.entries())
      if (!done.has(number)) await untilLocked(() => takeStep(hash, step, number), limits);
    await transaction(async (_execute, queryIn) => {
      await finishIn(queryIn, migration);
      await queryIn("delete from drizzle.steps_done where hash = $1", [hash]);
    });
  }
};
