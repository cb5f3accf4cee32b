import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { randomStorageKey } from "../../server/adapters/storage/document-store.ts";
import { s3Store } from "../../server/adapters/storage/s3-store.ts";
import { storageOf } from "../../server/storage-settings.ts";
import { createDatabase, startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { startS3 } from "../support/s3-server.ts";
import { openSends } from "../support/steady-sends.ts";

const KILLS = process.env["TEST_LONG"] ? 10 : 3;
/** The most that the brake lets through. */
const ORPHANS = 19;
const DELETED = 60;
const WAIT = { timeout: 60_000, interval: 100 };

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let store: ReturnType<typeof s3Store>;
let database: pg.Client;
let product: StartedProduct;
let kept: string[];

const count = async (where: string) => {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from storage_intents where ${where}`,
  );
  return Number(rows[0]?.count);
};

const put = async (number: number) => {
  const keys = Array.from({ length: number }, randomStorageKey);
  await Promise.all(keys.map((key) => store.put(key, randomBytes(2_000))));
  return keys;
};

/** Plants both as if written two days ago; the next sweep finds them all. */
const plant = async () => {
  const [orphans, deleted] = [await put(ORPHANS), await put(DELETED)];
  const text = "select unnest($1::text[]), $2, now() - interval '2 days'";
  await database.query("begin");
  for (const [keys, kind] of [
    [orphans, "upload"],
    [deleted, "delete"],
  ])
    await database.query(`insert into storage_intents (storage_key, kind, at) ${text}`, [
      keys,
      kind,
    ]);
  await database.query("commit");
  return { orphans, deleted };
};

/** Some files are moved, others wait. False where the sweep was quicker than this test. */
const killWhileSweeping = async () => {
  for (;;) {
    const trashed = await count("kind = 'trash'");
    if (trashed === ORPHANS) return false;
    if (trashed === 0) continue;
    await product.kill("SIGKILL");
    return (await count("kind = 'move'")) > 0;
  }
};

beforeAll(async () => {
  postgres = await startOwnPostgres();
  s3 = await startS3();
  const settings = storageOf(s3.url);
  if (!settings) throw new Error("The test server's address is wrong.");
  store = s3Store(settings);
  const url = await createDatabase(postgres.url);
  product = await startProduct({
    DATABASE_URL: url,
    STORAGE_URL: s3.url,
    SWEEP_SECONDS: "1",
    DOCUMENT_KEY: randomBytes(32).toString("hex"),
  });
  database = new pg.Client({ connectionString: url });
  await database.connect();
  const sends = await openSends(product);
  for (const number of ["1", "2"]) expect((await sends.send(number)).status).toBe(200);
  const { rows } = await database.query<{ key: string }>(
    "select storage_key as key from documents",
  );
  kept = rows.map(({ key }) => key);
}, 240_000);
afterAll(async () => {
  await database?.end();
  await product?.stop();
  await s3?.stop();
  await postgres?.stop();
});

describe("a server that is killed while it sweeps files", () => {
  it(`loses nothing and leaves nothing half done in ${KILLS} kills`, async () => {
    let inTheMiddle = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await database.query("delete from storage_intents where kind = 'trash'");
      const { orphans, deleted } = await plant();
      if (await killWhileSweeping()) inTheMiddle += 1;
      else await product.kill("SIGKILL");
      await product.startAgain();
      await vi.waitFor(async () => {
        expect(await count("kind in ('move', 'delete')")).toBe(0);
        expect(await count("kind = 'trash'")).toBe(ORPHANS);
      }, WAIT);

      const inPlace = await s3.documents();
      expect(
        kept.filter((key) => !inPlace.includes(key)),
        "none lost",
      ).toEqual([]);
      expect(orphans.concat(deleted).filter((key) => inPlace.includes(key))).toEqual([]);
      const trashed = await Array.fromAsync(store.trash.list());
      const copies = orphans.map((key) => trashed.filter((one) => one.key === key).length);
      expect(copies, "each once").toEqual(orphans.map(() => 1));
      expect(trashed.filter(({ key }) => deleted.includes(key))).toEqual([]);
    }
    console.log(`${KILLS} kills, ${inTheMiddle} of them in the middle of a sweep`);
    expect(inTheMiddle).toBeGreaterThan(0);
  }, 1_200_000);
});
