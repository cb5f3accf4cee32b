import { runTool } from "./run-tool.ts";

await runTool("audit:verify", [], async ({ configuration, database, keys }) => {
  const { verifyCommand } = await import("../server/features/audit/verify-command.ts");
  return verifyCommand({ db: database.db, keys, configuration, now: () => new Date() });
});
