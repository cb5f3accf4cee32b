import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  copyDatabase,
  createDatabase,
  startOwnPostgres,
  swapDatabases,
} from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { startS3 } from "../support/s3-server.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";

const run = promisify(execFile);
/** A process looks every three seconds at most while jobs come, every five while restoring. */
const WAIT = { timeout: 60_000, interval: 250 };
const ADMIN = "admin@mizalla.test";

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let shared: Record<string, string>;
let one: StartedProduct;
let other: StartedProduct;
let sends: Sends;
let leaver: Sends;
let dump: string;

const readyz = async ({ address }: StartedProduct): Promise<unknown> =>
  (await fetch(`${address}/readyz`)).json();

const tool = (name: string, ...words: string[]) =>
  run(process.execPath, [`tools/${name}.ts`, ...words], {
    env: { ...process.env, ...shared, DATA_DIR: `${one.dataDir}-tool` },
  });

const notices = async () =>
  (await Promise.all([one, other].map((product) => product.mailsTo(ADMIN))))
    .flat()
    .filter(({ text }) => text.includes("npm run restore -- --end"));

const headOf = async () => {
  const { seq } = JSON.parse((await s3.read("audit-head.json")) ?? "{}") as { seq?: number };
  return seq;
};

const rowsOf = async () => {
  const client = new pg.Client({ connectionString: shared["DATABASE_URL"] });
  await client.connect();
  const { rows } = await client.query<{ rows: number }>("select count(*)::int as rows from audit");
  await client.end();
  return rows[0]?.rows;
};

const writeMessage = (email: string) =>
  fetch(`${one.address}/api/leads/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "A driver", email, message: "Please call me", consent: true }),
  });

const eraseAccount = ({ customer: { token, password } }: Sends) =>
  fetch(`${one.address}/api/users/me/erase`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ what: "account", password }),
  });

const signIn = ({ customer: { email, password } }: Sends) =>
  fetch(`${one.address}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });

const mailsToCustomer = async () =>
  (await Promise.all([one, other].map((product) => product.mailsTo(sends.customer.email)))).flat()
    .length;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  s3 = await startS3();
  shared = {
    DATABASE_URL: await createDatabase(postgres.url),
    STORAGE_URL: s3.url,
    DOCUMENT_KEY: randomBytes(32).toString("hex"),
  };
  one = await startProduct(shared);
  sends = await openSends(one);
  expect((await sends.send("1")).status).toBe(200);
  leaver = await openSends(one);
  expect((await leaver.send("5")).status).toBe(200);
  dump = await copyDatabase(shared["DATABASE_URL"] ?? "");
  expect((await sends.send("2")).status).toBe(200);
  expect((await eraseAccount(leaver)).status).toBe(200);
  other = await startProduct({
    ...shared,
    PUBLIC_URL: one.address,
    GATEWAY_PORT: "off",
    GATEWAY_URL: one.gateway,
  });
  // Later than the dump.
  await vi.waitFor(async () => expect(await headOf()).toBe(await rowsOf()), WAIT);
}, 240_000);
afterAll(async () => {
  await other?.stop();
  await one?.stop();
  await s3?.stop();
  await postgres?.stop();
});

/** One story: each test goes on where the one before ended. */
describe("two running processes whose database is replaced by an older one", () => {
  it("are whole before", async () => {
    expect(await readyz(one)).toEqual({ database: true, storage: true });
    expect((await tool("audit-verify")).stdout).toContain("audit rows are whole");
  });

  it("both notice, say so, and tell the operator once", async () => {
    await swapDatabases(shared["DATABASE_URL"] ?? "", dump);
    for (const product of [one, other])
      await vi.waitFor(
        async () =>
          expect(await readyz(product)).toEqual({
            database: true,
            storage: true,
            restoring: true,
          }),
        WAIT,
      );
    await vi.waitFor(async () => expect(await notices()).toHaveLength(1), WAIT);
    expect(one.output()).toContain("restoring: no job runs until it is ended");
    await expect(tool("audit-verify")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/it is an older database.*npm run restore -- --end/s),
    });
  });

  it("go on reading and writing, but start no payment and send no mail", async () => {
    expect(await sends.list()).toHaveLength(1);
    const refused = await sends.customer.post(
      "/api/carins/renew",
      sends.formOf("3"),
      "key-of-a-send-while-restoring",
    );
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { code: "payments.paused" },
    ]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await sends.list()).toHaveLength(1);
    expect((await writeMessage("waiting@example.test")).status).toBe(201);
    expect(await notices(), "one mail").toHaveLength(1);
    expect(await s3.documents()).toHaveLength(18);
    expect((await signIn(leaver)).status, "not erased again yet").toBe(200);
  });

  it("work again within seconds after an operator has ended it", async () => {
    const { stdout } = await tool("restore", "--end", "drill", "of", "the", "night");
    expect(stdout).toMatch(/old head was seal \d+/);
    expect(stdout).toContain(
      "Erased again, because they were erased after the moment of this database: 2.",
    );
    for (const product of [one, other])
      await vi.waitFor(
        async () => expect(await readyz(product)).toEqual({ database: true, storage: true }),
        WAIT,
      );
    expect((await signIn(leaver)).status, "erased again").toBe(401);
    const before = await mailsToCustomer();
    expect((await sends.send("4")).status).toBe(200);
    await vi.waitFor(async () => expect(await mailsToCustomer()).toBeGreaterThan(before), WAIT);
    expect((await tool("audit-verify")).stdout).toContain("audit rows are whole");
    await expect(tool("restore", "--end", "again")).rejects.toMatchObject({ code: 1 });
  });
});
