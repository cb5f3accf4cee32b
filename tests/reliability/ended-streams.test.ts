import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enterOffice } from "../support/office.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";

const run = promisify(execFile);
const stops: (() => Promise<void>)[] = [];
let here: StartedProduct;
let there: StartedProduct;
let environment: Record<string, string>;

beforeAll(async () => {
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const name = `streams_${randomBytes(4).toString("hex")}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  environment = {
    DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href,
    DOCUMENT_KEY: randomBytes(32).toString("hex"),
    RATE_LIMITS: "off",
  };
  [here, there] = await Promise.all([startProduct(environment), startProduct(environment)]);
  stops.push(here.stop, there.stop);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

/** Runs the command line, which beside PostgreSQL is a process of its own. */
const tool = async (...words: string[]) => {
  const env = { ...process.env, ...environment, DATA_DIR: there.dataDir };
  return (await run(process.execPath, ["tools/staff.ts", ...words], { env })).stdout.trim();
};

const logOut = (cookie: string) =>
  fetch(`${there.address}/api/office/logout`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      cookie: `staff=${cookie}`,
    },
    body: "{}",
  });

it.each<[string, (cookie: string, email: string) => Promise<unknown>]>([
  ["logs out", logOut],
  ["is disabled", (_, email) => tool("disable", email)],
  ["loses a role", (_, email) => tool("role", email, "--take", "agent")],
])("a stream ends within a second when its reader %s at another process", async (_, end) => {
  const { email, cookie } = await enterOffice(here, "agent", (address) =>
    tool("add", address, "--role", "agent"),
  );
  const stream = await fetch(`${here.address}/api/office/live`, {
    headers: { cookie: `staff=${cookie}` },
  });
  expect(stream.status).toBe(200);
  await end(cookie, email);
  const begin = performance.now();
  expect(await stream.text()).toContain("event: ended");
  // Twice the time, for a machine that does other work.
  expect(performance.now() - begin).toBeLessThan(2_000);
});
