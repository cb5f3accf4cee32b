import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareBackups } from "../support/compare-backups.ts";
import { createDatabase, startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";
import { runTool, startTool } from "../support/tool-process.ts";

const isLong = Boolean(process.env["TEST_LONG"]);
const KILLS = isLong ? 10 : 1;
const ENGINES = isLong ? ["embedded", "PostgreSQL"] : ["embedded"];
const REQUESTS = isLong ? 100 : 10;
const run = promisify(execFile);
const NOBODY = { words: [], documents: 0 };

let folder: string;
let postgres: Awaited<ReturnType<typeof startOwnPostgres>> | undefined;
let product: StartedProduct;
let sends: Sends;
let here: Record<string, string>;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mizalla-kill-"));
  if (isLong) postgres = await startOwnPostgres();
  product = await startProduct({ RATE_LIMITS: "off" });
  sends = await openSends(product);
  for (let number = 1; number <= REQUESTS; number += 1)
    expect((await sends.send(String(number))).status).toBe(200);
  const key = (await readFile(join(product.dataDir, "document.key"), "utf8")).trim();
  here = { DATA_DIR: product.dataDir, DOCUMENT_KEY: key };
  backup = join(folder, "backup");
  await runTool("backup", [backup], here);
}, 300_000);
afterAll(async () => {
  await product.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Moments spread over the time that a whole run takes. */
const momentOf = (kill: number, whole: number) => whole * ((kill + 0.5) / KILLS);

const isWhole = async (path: string) =>
  (await readdir(path).catch((): string[] => [])).includes("manifest.json");

/** The product of `here`, or one of its own on PostgreSQL, whose backup is made by the command itself. */
const openSource = async (engine: string) => {
  if (engine === "embedded") return { source: here, known: sends, stop: async () => {} };
  const DATABASE_URL = await createDatabase(postgres?.url ?? "");
  const own = await startProduct({ RATE_LIMITS: "off", DATABASE_URL });
  const known = await openSends(own);
  for (let number = 1; number <= REQUESTS; number += 1) await known.send(String(number));
  const key = (await readFile(join(own.dataDir, "document.key"), "utf8")).trim();
  const source = { DATA_DIR: own.dataDir, DOCUMENT_KEY: key, DATABASE_URL };
  return { source, known, stop: own.stop };
};

const untilBegun = (path: string) =>
  expect
    .poll(() => readdir(path).catch((): string[] => []), { timeout: 60_000, interval: 2 })
    .not.toEqual([]);

const secondsIn = (output: string) => Number(/\((\d+\.\d) s\)/.exec(output)?.[1] ?? 0);

describe.each(ENGINES)("a backup of %s that is killed", (engine) => {
  it(`is whole or known as half, in ${KILLS} kills, and the product goes on`, async () => {
    const { source, known, stop } = await openSource(engine);
    const first = join(folder, `${engine}-whole`);
    const whole = secondsIn(await runTool("backup", [first], source)) * 1_000;
    const ends: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const path = join(folder, `${engine}-killed-${kill}`);
      const tool = startTool("backup", [path], source);
      await untilBegun(path);
      await setTimeout(whole * (kill / KILLS));
      tool.kill();
      await tool.ended;
      // The server notices that nobody listens any more.
      await setTimeout(1_500);
      const again = await startTool("backup", [path], source).ended;
      expect(again.code).toBe(1);
      if (await isWhole(path)) {
        expect(again.output).toContain("holds a backup already");
        await run("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: path });
        ends.push("whole");
      } else {
        expect(again.output).toContain("was not finished");
        const nowhere = { ...here, DATA_DIR: join(folder, `${engine}-nowhere-${kill}`) };
        const refused = await startTool("restore", [path, "--without-erasures", "test"], nowhere)
          .ended;
        expect([refused.code, refused.output]).toEqual([
          1,
          expect.stringContaining("half a backup"),
        ]);
        ends.push("half");
      }
      expect((await known.send(String(90_000 + kill))).status).toBe(200);
    }
    expect(ends).toContain("half");
    console.log(`Backups of ${engine} killed: ${ends.join(", ")}`);
    await stop();
  }, 900_000);
});

describe("a server that is killed during a backup", () => {
  it("leaves half of it, and the command says so", async () => {
    const path = join(folder, "server-killed");
    const tool = startTool("backup", [path], here);
    await untilBegun(path);
    await product.kill("SIGKILL");
    const { code, output } = await tool.ended;
    expect([code, output]).toEqual([1, expect.stringContaining("The server ended")]);
    expect(await isWhole(path)).toBe(false);
    await product.startAgain();
    await runTool("backup", [join(folder, "after")], here);
  }, 300_000);
});

describe.each(ENGINES)("a restore into %s that is killed", (engine) => {
  it(`is finished by the same command, in ${KILLS} kills`, async () => {
    const newPlace = async (name: string) => ({
      ...here,
      DATA_DIR: join(folder, `${engine}-${name}`),
      DATABASE_URL: engine === "PostgreSQL" ? await createDatabase(postgres?.url ?? "") : "",
    });
    const words = [backup, "--erasures", product.dataDir];
    const begun = performance.now();
    await runTool("restore", words, await newPlace("first"));
    const whole = performance.now() - begun;

    const ends: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const place = await newPlace(String(kill));
      const tool = startTool("restore", words, place);
      await setTimeout(momentOf(kill, whole));
      tool.kill();
      const isEnded = (await tool.ended).code === 0;
      const state = join(place.DATA_DIR, "documents", "restore-unfinished.json");
      const isBegun = await readFile(state).then(Boolean, () => false);
      if (isBegun) await expectNoStart(place);
      const again = await startTool("restore", words, place).ended;
      ends.push(isEnded ? "ended before" : isBegun ? "in the middle" : "before or after");
      if (again.code !== 0) expect(again.output).toContain("is not empty");
      const copy = join(folder, `${engine}-${kill}-copy`);
      await runTool("backup", [copy], place);
      await compareBackups(backup, copy, NOBODY);
      expect(await runTool("audit-verify", [], place)).toContain("are whole");
    }
    console.log(`Restores into ${engine} killed: ${ends.join(", ")}`);
  }, 1_800_000);
});

const expectNoStart = async (place: Record<string, string>) => {
  const refusal = await startProduct(place).then(
    async (started) => {
      await started.stop();
      return "started";
    },
    (error: Error) => error.message,
  );
  expect(refusal).toContain("was not finished here: run the same npm run restore again");
};
