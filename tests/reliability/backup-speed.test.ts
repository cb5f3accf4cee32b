import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enterOffice } from "../support/office.ts";
import { findBinaries, startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";
import { runTool } from "../support/tool-process.ts";

const run = promisify(execFile);
const isLong = Boolean(process.env["TEST_LONG"]);
const REQUESTS = 1_000;
const PAIRS = 15;
const CALLS = 60;
const CLIENTS = 4;

const timed = async (act: () => Promise<unknown>) => {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
};

/** Runs a command as `npm run backup` is run. */
const niced = (...command: string[]) => run("nice", ["-n", "10", ...command]);

const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

// It measures, which takes minutes.
describe.runIf(isLong).each(["embedded", "PostgreSQL"])("a backup on %s", (engine) => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>> | undefined;
  let product: StartedProduct;
  let sends: Sends;
  let here: Record<string, string>;
  let next = 1;
  let made = 0;

  const newFolder = () => join(folder, String((made += 1)));
  const send = async () => {
    const { status } = await sends.send(String((next += 1)));
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mizalla-speed-"));
    postgres = engine === "PostgreSQL" ? await startOwnPostgres() : undefined;
    const DATABASE_URL = postgres?.url ?? "";
    product = await startProduct({ RATE_LIMITS: "off", DATABASE_URL });
    sends = await openSends(product);
    for (let sent = 0; sent < REQUESTS; sent += CLIENTS)
      await Promise.all(Array.from({ length: CLIENTS }, send));
    const key = (await readFile(join(product.dataDir, "document.key"), "utf8")).trim();
    here = { DATA_DIR: product.dataDir, DATABASE_URL, DOCUMENT_KEY: key };
  }, 1_200_000);
  afterAll(async () => {
    await product.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it(`takes at most three times a dump and a copy, with ${REQUESTS} requests`, async () => {
    const ratios: number[] = [];
    for (let pair = 0; pair < 3; pair += 1) {
      const [ours, copy] = [newFolder(), newFolder()];
      const backup = await timed(() => runTool("backup", [ours], here));
      const plain =
        (postgres ? await dumpOf(postgres.url) : await embeddedDumpOf(product.dataDir)) +
        (await timed(() => niced("cp", "-r", join(product.dataDir, "documents"), copy)));
      ratios.push(backup / plain);
      console.log(
        `${engine}: backup ${Math.round(backup)} ms, dump and copy ${Math.round(plain)} ms`,
      );
    }
    expect(medianOf(ratios)).toBeLessThanOrEqual(3);
  }, 900_000);

  const dumpOf = async (url: string) => {
    const program = join(await findBinaries(), "pg_dump");
    return timed(() => niced(program, "-Fc", "-f", `${newFolder()}.dump`, url));
  };

  /** The engine's own archive, which needs the server to stand still: taken of a copy. */
  const embeddedDumpOf = async (dataDir: string) => {
    const copy = newFolder();
    await run("cp", ["-r", join(dataDir, "database"), copy]);
    const database = await PGlite.create(copy);
    const took = await timed(() => database.dumpDataDir("gzip"));
    await database.close();
    return took;
  };

  it("slows neither sends nor the desk", async () => {
    const add = async (email: string) => {
      const lines = await runTool("staff", ["add", email, "--role", "agent"], here);
      return lines.trim().split("\n").at(-1) ?? "";
    };
    const { cookie } = await enterOffice(product, "agent", add);
    const desk = async () => {
      const answer = await fetch(`${product.address}/api/office/requests`, {
        headers: { cookie: `staff=${cookie}` },
      });
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
    };
    type Times = { sends: number[]; desk: number[] };
    const measureOnce = async ({ sends: ofSends, desk: ofDesk }: Times) => {
      ofSends.push(await timed(send));
      ofDesk.push(await timed(desk));
    };
    const ratios: Times = { sends: [], desk: [] };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const alone: Times = { sends: [], desk: [] };
      for (let call = 0; call < CALLS; call += 1) await measureOnce(alone);
      const during: Times = { sends: [], desk: [] };
      const over = new AbortController();
      const backup = runTool("backup", [newFolder()], here).finally(() => over.abort());
      while (!over.signal.aborted) await measureOnce(during);
      await backup;
      for (const name of ["sends", "desk"] as const)
        ratios[name].push(medianOf(during[name]) / medianOf(alone[name]));
    }
    for (const [name, ofPairs] of Object.entries(ratios)) {
      const ratio = medianOf(ofPairs);
      const all = ofPairs.map((one) => one.toFixed(2)).join(" ");
      console.log(
        `${engine}, ${name} during a backup, against without: ${ratio.toFixed(2)} (${all})`,
      );
      expect(ratio, name).toBeLessThanOrEqual(1.25);
    }
  }, 1_800_000);
});
