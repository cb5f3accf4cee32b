import { runTool } from "./run-tool.ts";

await runTool("seed", process.argv.slice(2), async ({ configuration, database, keys }, words) => {
  const { seedCommand } = await import("../server/seed/requests/seed-command.ts");
  const { openDocumentStore } = await import("../server/adapters/storage/open-document-store.ts");
  const store = openDocumentStore(configuration);
  return seedCommand(words, { configuration, db: database.db, keys, store, now: () => new Date() });
});
