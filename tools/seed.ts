import { runTool } from "./run-tool.ts";

await runTool("seed", process.argv.slice(2), async ({ configuration, database, keys }, words) => {
  const { seedCommand } = await import("../server/seed/requests/seed-command.ts");
  return seedCommand(words, { configuration, db: database.db, keys, now: () => new Date() });
});
