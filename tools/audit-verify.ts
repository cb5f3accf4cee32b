import { runTool } from "./run-tool.ts";

await runTool("audit:verify", [], async ({ configuration, database, keys }) => {
  const { verifyCommand } = await import("../server/features/audit/verify-command.ts");
  const { openDocumentStore } = await import("../server/adapters/storage/open-document-store.ts");
  const { checkInstallation } = await import("../server/features/installation/installation.ts");
  const store = openDocumentStore(configuration);
  const parts = { db: database.db, keys, store, now: () => new Date() };
  await checkInstallation(parts);
  return verifyCommand(parts);
});
