import { runTool } from "./run-tool.ts";

await runTool("staff", process.argv.slice(2), async ({ configuration, database, keys }, words) => {
  const { openJobs } = await import("../server/adapters/jobs/jobs.ts");
  const { createStaffAccounts } =
    await import("../server/features/office/access/staff-accounts.ts");
  const { createPasswords } = await import("../server/features/accounts/passwords.ts");
  const { runStaffCommand } = await import("../server/features/office/access/staff-command.ts");
  const { createStaffStore } = await import("../server/features/office/access/staff-store.ts");
  const { releaseWorkOfDisabledIn } =
    await import("../server/features/office/writes/release-work.ts");
  const jobs = await openJobs(database, (error) => console.error(`jobs: ${error.message}`));
  const parts = { db: database.db, jobs, keys, now: () => new Date() };
  try {
    const store = createStaffStore(database.db);
    const follow = [releaseWorkOfDisabledIn(parts.now)];
    const accounts = createStaffAccounts(parts, store, createPasswords(), follow);
    return await runStaffCommand(words, accounts, configuration.publicUrl);
  } finally {
    await jobs.stop();
  }
});
