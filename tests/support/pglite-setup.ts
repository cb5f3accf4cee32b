import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { dumpMigrated } from "../../server/adapters/database/open-pglite.ts";
import { openJobs } from "../../server/adapters/jobs/jobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    pgliteDump: string;
    postgres: { url: string; template: string };
  }
}

export default async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), "mizalla-dump-"));
  const path = join(folder, "migrated.tar");
  const dump = await dumpMigrated(async (database) => {
    const jobs = await openJobs(database, () => {});
    await jobs.stop();
  });
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  project.provide("pgliteDump", path);
  return () => rm(folder, { recursive: true, force: true });
};
