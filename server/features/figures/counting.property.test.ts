import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bucketOf, durationScale } from "../../../domain/analytics/buckets.ts";
import { spansOfDay } from "../../../domain/analytics/spans.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { openTestDatabase } from "../../../tests/support/open-database.ts";
import { type Life, randomLife, type Watched } from "../../../tests/support/random-lives.ts";
import type { OpenDatabase } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { folderStore } from "../../adapters/storage/folder-store.ts";
import type { PromiseCase } from "../../records/promises/promises-store.ts";
import { type Random, randomFor } from "../../seed/requests/random.ts";
import { FIRST_HEAD, writeHead } from "../audit/chain-head.ts";
import { createSealer } from "../audit/sealer.ts";
import { createCounting } from "./counting.ts";

const EVENTS = process.env["TEST_LONG"] ? 100_000 : 3_000;
const SEED = 20_261_129;

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "mizalla-figures-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const livesOf = (random: Random): Life[] => {
  const staff = Array.from({ length: 3 }, () => random.uuid());
  const lives: Life[] = [];
  for (let count = 0; count < EVENTS;) {
    const begin = new Date(
      Date.UTC(2026, random.whole(0, 11), random.whole(1, 28), random.whole(0, 23)),
    );
    const life = randomLife(random, begin, staff);
    lives.push(life);
    count += life.rows.length;
  }
  return lives;
};

/** In any order that leaves each request's own as it is. */
const shuffled = (lives: readonly Life[], random: Random) => {
  const left = lives.map(({ rows }) => rows.toReversed());
  const order = [];
  while (left.length > 0) {
    const at = random.whole(0, left.length - 1);
    const row = left[at]?.pop();
    if (row) order.push(row);
    else left.splice(at, 1);
  }
  return order;
};

const sumsOf = (watched: readonly (Watched & { isErased: boolean })[]) => {
  const cells = new Map<string, { count: number; fils: number; erased: number }>();
  const times = new Map<string, Record<string, number>>();
  for (const { figure, at, fils, seconds, dimensions, isErased } of watched)
    for (const { span, start } of spansOfDay(dayInDubai(at)))
      for (const [dimension, value] of [["", ""], ...Object.entries(dimensions)]) {
        const key = [span, start, dimension, figure, value].join();
        const { count, fils: sum, erased } = cells.get(key) ?? { count: 0, fils: 0, erased: 0 };
        cells.set(key, { count: count + 1, fils: sum + fils, erased: erased + Number(isErased) });
        if (seconds === null) continue;
        const bucket = bucketOf(seconds, durationScale);
        const counts = times.get(key) ?? {};
        times.set(key, { ...counts, [bucket]: (counts[bucket] ?? 0) + 1 });
      }
  return { cells, times };
};

it(`adds up ${EVENTS} random events as somebody who watched them, over restarts`, async () => {
  const { db } = database;
  const random = randomFor(SEED, 1);
  const lives = livesOf(random);
  const store = folderStore(folder);
  const now = () => new Date();
  await writeHead(store.state, FIRST_HEAD, now());
  const sealer = createSealer({ db, keys: { auditChain: randomBytes(32) }, now, store });
  const cases: PromiseCase[] = [];
  const start = () =>
    createCounting({ db, now }, async (_tx, ended) => {
      cases.push(...ended);
    });

  let counting = start();
  const rows = shuffled(lives, random);
  for (let from = 0; from < rows.length;) {
    const to = from + random.whole(1, 700);
    await db.insert(schema.audit).values(rows.slice(from, to));
    await sealer.seal();
    // Two processes count at the same time, or one has just started.
    if (random.chance(0.3)) counting = start();
    if (random.chance(0.6)) await Promise.all([counting.count(), start().count()]);
    from = to;
  }
  await counting.count();

  const watched = lives.flatMap((life) =>
    life.watched.map((one) => ({ ...one, isErased: life.isErased })),
  );
  const expected = sumsOf(watched);
  const keyOf = (row: Record<"span" | "start" | "dimension" | "figure" | "value", string>) =>
    [row.span, row.start, row.dimension, row.figure, row.value].join();
  const cells = await db.select().from(schema.figureCells);
  expect(
    new Map(
      cells.map((row) => [keyOf(row), { count: row.count, fils: row.fils, erased: row.erased }]),
    ),
  ).toEqual(expected.cells);
  const times = await db.select().from(schema.figureTimes);
  expect(new Map(times.map((row) => [keyOf(row), row.counts]))).toEqual(expected.times);

  const kept = await db.select().from(schema.figureEvents);
  const erased = new Set(lives.filter(({ isErased }) => isErased).map(({ id }) => id));
  expect(kept.some(({ requestId }) => erased.has(requestId))).toBe(false);
  expect(kept).toHaveLength(watched.filter(({ isErased }) => !isErased).length);

  expect(new Set(cases.map(({ seq, measure }) => `${seq} ${measure}`)).size).toBe(cases.length);
  expect(watched.length).toBeGreaterThan(EVENTS / 3);
  expect(erased.size).toBeGreaterThan(0);
});

it("says up to when everything is counted", async () => {
  const { db } = database;
  let clock = Date.parse("2026-12-30T10:00:00Z");
  const counting = createCounting({ db, now: () => new Date(clock) }, async () => {});
  await counting.count();
  clock += 30_000;
  await counting.count();
  const [cursor] = await db.select().from(schema.figureCursor);
  expect(cursor?.at).toEqual(new Date(clock));

  // Written, but not sealed yet.
  const at = new Date(clock + 1_000);
  await db.insert(schema.audit).values({
    actor: "system",
    subject: "request",
    subjectId: randomUUID(),
    event: "submitted",
    at,
  });
  clock += 60_000;
  await counting.count();
  const [late] = await db.select().from(schema.figureCursor);
  expect(late?.at.getTime()).toBeLessThanOrEqual(at.getTime());
});
