import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import pg from "pg";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { enterOffice } from "./office.ts";
import { startPostgres } from "./postgres-server.ts";
import { startProduct, type StartedProduct } from "./product.ts";

const run = promisify(execFile);

/** Two processes of the product on one new database, and its staff in either of them. */
export const startTwoProcesses = async () => {
  const stops: (() => Promise<void>)[] = [];
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const name = `agents_${randomBytes(4).toString("hex")}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const environment = {
    DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href,
    DOCUMENT_KEY: randomBytes(32).toString("hex"),
    RATE_LIMITS: "off",
  };
  const products = await Promise.all([startProduct(environment), startProduct(environment)]);
  stops.push(...products.map(({ stop }) => stop));
  const database = await openPostgres(environment.DATABASE_URL, () => {});
  stops.push(database.close);

  const tool = async (command: string, product: StartedProduct, ...words: string[]) => {
    const env = { ...process.env, ...environment, DATA_DIR: product.dataDir };
    return (await run(process.execPath, [`tools/${command}.ts`, ...words], { env })).stdout;
  };

  return {
    products,
    database,
    tool,

    /** A new member inside, who calls one process of the product. */
    enterAt: async (product: StartedProduct, role = "agent") => {
      const { email, cookie } = await enterOffice(product, role, (address) =>
        tool("staff", product, "add", address, "--role", role).then((link) => link.trim()),
      );
      const ask = async (method: "GET" | "POST", path: string, payload?: object) => {
        const answer = await fetch(`${product.address}/api/office${path}`, {
          method,
          headers: {
            "content-type": "application/json",
            "sec-fetch-site": "same-origin",
            cookie: `staff=${cookie}`,
          },
          ...(payload && { body: JSON.stringify(payload) }),
        });
        return { status: answer.status, body: await answer.json() };
      };
      return {
        email,
        cookie,
        get: (path: string) => ask("GET", path),
        post: (path: string, payload: object = {}) => ask("POST", path, payload),
      };
    },

    stop: async () => {
      for (const stop of stops.toReversed()) await stop();
    },
  };
};

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
