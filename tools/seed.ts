import { runTool } from "./run-tool.ts";

await runTool("seed", process.argv.slice(2), async ({ configuration, database, keys }, words) => {
  const { seedCommand } = await import("../server/seed/requests/seed-command.ts");
  const { openDocumentStore } = await import("../server/adapters/storage/open-document-store.ts");
  const store = openDocumentStore(configuration);
  const { checkInstallation } = await import("../server/features/installation/installation.ts");
  const parts = { configuration, db: database.db, keys, store, now: () => new Date() };
  await checkInstallation(parts);
  return seedCommand(words, { ...parts, restoring: { isOn: () => false } });
});
