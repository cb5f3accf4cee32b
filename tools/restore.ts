import { runTool } from "./run-tool.ts";

await runTool(
  "restore",
  process.argv.slice(2),
  async ({ configuration, database, keys }, words) => {
    const { restoreCommand } = await import("../server/features/installation/restore-command.ts");
    const { openDocumentStore } = await import("../server/adapters/storage/open-document-store.ts");
    const store = openDocumentStore(configuration);
    return restoreCommand(words, { db: database.db, keys, store, now: () => new Date() });
  },
);
