import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { promiseMeasures } from "../../../domain/analytics/promise-day.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { openTestDatabase } from "../../../tests/support/open-database.ts";
import { addCases, type Ended } from "../../../tests/support/promise-cases.ts";
import type { OpenDatabase } from "../../adapters/database/database.ts";
import { folderStore } from "../../adapters/storage/folder-store.ts";
import { FIRST_HEAD, writeHead } from "../../features/audit/chain-head.ts";
import { addCasesIn } from "./add-cases.ts";
import { createPromisesStore, type PromiseCase } from "./promises-store.ts";
import { createDayVerification } from "./verify-days.ts";
import { createRecentVerification } from "./verify-recent.ts";

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "mizalla-promises-"));
  await writeHead(folderStore(folder).state, FIRST_HEAD, new Date());
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
afterEach(() => run("truncate promise_cases, promise_days"));

const run = (statement: string) => database.db.execute(sql.raw(statement));
const keys = { auditChain: randomBytes(32), promiseCases: randomBytes(32) };
const parts = () => ({
  db: database.db,
  keys,
  now: () => new Date(),
  store: folderStore(folder),
});

const DAY = dayInDubai(new Date());
const EARLIER = dayInDubai(new Date(), -40);
const one = (more: Partial<Ended> = {}): Ended => ({
  measure: "toPolicy",
  day: DAY,
  insurer: "oasis",
  seconds: 4_000,
  invented: true,
  ...more,
});

const anyCase = fc.record({
  measure: fc.constantFrom(...promiseMeasures),
  day: fc.constantFrom("2026-11-01", "2026-11-02"),
  insurer: fc.constantFrom("oasis", "falcon", null),
  seconds: fc.integer({ min: 1, max: 40_000_000 }),
  invented: fc.boolean(),
});

const readDays = () => createPromisesStore(database.db).since("2000-01-01");
const add = (cases: readonly PromiseCase[]) =>
  database.db.transaction((tx) => addCasesIn(tx, keys, cases));

describe("adding cases", () => {
  it("gives the same days however they are divided into batches", async () => {
    const drawn = fc.tuple(
      fc.array(anyCase, { minLength: 1, maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 40, maxLength: 40 }),
    );
    const divided = fc.asyncProperty(drawn, async ([ended, sizes]) => {
      const cases = ended.map((each, index) => ({ ...each, seq: 10 + 3 * index }));
      await run("truncate promise_cases, promise_days");
      await add(cases.toReversed());
      const once = await readDays();
      await run("truncate promise_cases, promise_days");
      const left = [...cases];
      for (const size of sizes) await add(left.splice(0, size));
      expect(await readDays()).toEqual(once);
    });
    await fc.assert(divided, { numRuns: 15 });
  });

  it("refuses a case twice, and one that comes late", async () => {
    await add([{ ...one(), seq: 7 }]);
    const [before] = await readDays();
    for (const seq of [7, 6]) await expect(add([{ ...one(), seq }])).rejects.toThrow(/Seal/);
    expect(await readDays()).toEqual([before]);
  });
});

describe("the verification of days", () => {
  beforeEach(() =>
    addCases(parts(), [
      one(),
      one({ measure: "firstAnswer", insurer: null }),
      one({ measure: "toRefund" }),
      one({ day: EARLIER }),
      one({ day: EARLIER, seconds: 5_000 }),
    ]),
  );

  const verify = () => createDayVerification(parts()).verifyDays();
  const faults = async () => (await readDays()).map(({ day, fault }) => [day, fault]);

  it("finds nothing to say of what was counted, also later on", async () => {
    expect(await verify()).toEqual({ days: 2, cases: 5, faults: [] });
    await addCases(parts(), [one({ seconds: 9 })]);
    expect(await verify()).toEqual({ days: 2, cases: 6, faults: [] });
    expect((await readDays()).every(({ checkedAt }) => checkedAt !== null)).toBe(true);
  });

  it.each([
    ["a case removed", `delete from promise_cases where seconds = 5000`],
    ["a case changed", `update promise_cases set seconds = 60 where seconds = 5000`],
    ["a case that is real now", `update promise_cases set invented = false where seconds = 5000`],
    [
      "a case added",
      `insert into promise_cases select seq, 'toRefund', day, insurer, 60, invented from promise_cases where seconds = 5000`,
    ],
    ["all cases removed", `delete from promise_cases where day = '${EARLIER}'`],
    ["the day removed", `delete from promise_days where day = '${EARLIER}'`],
    [
      "a case removed and the day written anew",
      `with gone as (delete from promise_cases where seconds = 5000)
       update promise_days set cases = 1, last_seq = first_seq where day = '${EARLIER}'`,
    ],
    ["other counts", `update promise_days set times = '[]' where day = '${EARLIER}'`],
    ["another digest", `update promise_days set digest = 'ab' where day = '${EARLIER}'`],
  ])("finds %s", async (_what, statement) => {
    await run(statement);
    const fault = { day: EARLIER, fault: "casesChanged" };
    expect((await verify()).faults).toEqual([fault]);
    expect(await faults()).toEqual([
      [EARLIER, "casesChanged"],
      [DAY, null],
    ]);
    // What is added later does not mend it.
    await addCases(parts(), [one({ day: EARLIER })]);
    expect((await verify()).faults).toEqual([fault]);
  });

  it("finds nothing while cases are being added", async () => {
    const adding = async () => {
      for (let batch = 0; batch < 15; batch += 1)
        await addCases(parts(), [one({ seconds: batch })]);
    };
    const verifying = async () => {
      for (let round = 0; round < 15; round += 1) expect((await verify()).faults).toEqual([]);
    };
    await Promise.all([adding(), verifying()]);
  });

  it("finds a case whose seal is gone, or whose row says something else", async () => {
    await add([{ ...one(), seq: 1_000_000 }]);
    expect((await verify()).faults).toEqual([{ day: DAY, fault: "auditChanged" }]);
    await run("truncate promise_cases, promise_days");
    const [ended] = await addCases(parts(), [one({ day: EARLIER })]);
    await add([{ ...one({ measure: "firstAnswer" }), seq: ended?.seq ?? 0 }]);
    expect((await verify()).faults).toEqual([{ day: DAY, fault: "auditChanged" }]);
  });

  it("forgets a fault once the case is back", async () => {
    await run(`update promise_cases set seconds = 5001 where seconds = 5000`);
    expect((await verify()).faults).toHaveLength(1);
    await run(`update promise_cases set seconds = 5000 where seconds = 5001`);
    expect((await verify()).faults).toEqual([]);
    expect(await faults()).toEqual([
      [EARLIER, null],
      [DAY, null],
    ]);
  });

  it("of recent days finds a removed case at once, and a changed one in its turn", async () => {
    const verifyRecent = createRecentVerification(parts());
    const days = Array.from({ length: 3 }, (_, index) => dayInDubai(new Date(), -30 + index));
    await addCases(
      parts(),
      days.map((day, index) => one({ day, seconds: 100 + index })),
    );
    await verifyRecent();
    expect((await faults()).filter(([, fault]) => fault)).toEqual([]);
    await run(`delete from promise_cases where seconds = 102`);
    await run(`update promise_cases set seconds = 7 where seconds = 4000 and day = '${DAY}'`);
    await verifyRecent();
    const found = () => faults().then((all) => all.flatMap(([day, fault]) => (fault ? [day] : [])));
    expect(await found()).toEqual([days[2], DAY]);
    await run(`update promise_cases set seconds = 8 where seconds = 101`);
    for (let round = 0; round < 5; round += 1) await verifyRecent();
    expect(await found()).toEqual([days[1], days[2], DAY]);
  });
});
