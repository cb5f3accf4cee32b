import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { openJobs } from "../../server/adapters/jobs/jobs.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { loggerOptions } from "../../server/logging.ts";
import { openTestDatabase } from "../support/open-database.ts";

const CANARY = "Mariam Canary";

it("a name that a failing job works with is neither in the log nor in its result", async () => {
  const database = await openTestDatabase();
  const lines: string[] = [];
  const options = loggerOptions(readConfiguration({}));
  const log = pino(options, { write: (line: string) => void lines.push(line) });
  const jobs = await openJobs(database, (err) => log.error({ err }, "jobs"), { pollSeconds: 0.5 });
  onTestFinished(async () => {
    await jobs.stop();
    await database.close();
  });

  await jobs.work("expiry", async () => {
    await database.db.execute(sql`select ${CANARY}::uuid`);
  });
  await jobs.send("expiry", {});
  await vi.waitFor(() => expect(lines.join("")).toContain("Failed query"), 20_000);
  expect(lines.join("")).not.toContain("Canary");

  const outputs = () =>
    database.db.execute(sql`select output::text as output from jobs.job where name = 'expiry'`);
  await vi.waitFor(async () => expect(JSON.stringify(await outputs())).toContain("22P02"), 20_000);
  expect(JSON.stringify(await outputs())).not.toContain("Canary");
});
