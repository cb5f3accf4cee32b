import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { copyDatabase, createDatabase, startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { startS3 } from "../support/s3-server.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";

const DOCUMENT_KEY = randomBytes(32).toString("hex");
/** Each has six pictures. */
const BEFORE_THE_DUMP = 3;
const SENT_LATER = 2;
const ALL = (BEFORE_THE_DUMP + SENT_LATER) * 6;
/** Several runs of the sweeps. */
const SEVERAL_RUNS_MS = 7_000;

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let live: StartedProduct;
let liveUrl: string;
let dumpUrl: string;
let sends: Sends;

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

const settings = (url: string) => ({ DATABASE_URL: url, STORAGE_URL: s3.url, DOCUMENT_KEY });

const send = async (from: number, count: number) => {
  for (let number = from; number < from + count; number += 1)
    expect((await sends.send(String(number))).status).toBe(200);
};

/** Dates everything back, as if it had been sent two days ago. */
const age = async () => {
  await s3.age(2);
  await ask(liveUrl, "update storage_intents set at = at - interval '2 days'").catch(() => []);
};

beforeAll(async () => {
  postgres = await startOwnPostgres();
  s3 = await startS3();
  liveUrl = await createDatabase(postgres.url);
  live = await startProduct(settings(liveUrl));
  sends = await openSends(live);
  await send(1, BEFORE_THE_DUMP);
  dumpUrl = await copyDatabase(liveUrl);
  await send(BEFORE_THE_DUMP + 1, SENT_LATER);
  await age();
  expect(await s3.documents()).toHaveLength(ALL);
}, 240_000);
afterAll(async () => {
  await live?.stop();
  await s3?.stop();
  await postgres?.stop();
});

const readyz = async ({ address }: StartedProduct) => {
  const answer = await fetch(`${address}/readyz`);
  return [answer.status, await answer.json()];
};

describe("a process on another database, beside the bucket of a live installation", () => {
  it("that is restored from an older dump runs no job and deletes nothing", async () => {
    const restored = await startProduct(settings(dumpUrl));
    try {
      await pause(SEVERAL_RUNS_MS);
      expect(await s3.documents()).toHaveLength(ALL);
      expect(await readyz(restored)).toMatchObject([200, { restoring: true }]);
      expect(restored.output()).toContain("restoring");
    } finally {
      await restored.stop();
    }
  });

  it("that is empty does not even start", async () => {
    const empty = await createDatabase(postgres.url);
    const starting = startProduct(settings(empty)).then(async (wrong) => {
      await pause(SEVERAL_RUNS_MS);
      await wrong.stop();
    });
    await expect(starting).rejects.toThrow(/DATABASE_URL.*STORAGE_URL/s);
    expect(await s3.documents()).toHaveLength(ALL);
  });

  it("and the live one goes on as before, with every document", async () => {
    await pause(SEVERAL_RUNS_MS);
    expect(await readyz(live)).toEqual([200, { database: true, storage: true }]);
    const rows = await ask(liveUrl, "select storage_key as key from documents");
    const stored = new Set(await s3.documents());
    expect(rows.filter(({ key }) => !stored.has(String(key)))).toEqual([]);
    expect(rows).toHaveLength(ALL);
  });
});
