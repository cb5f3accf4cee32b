import { resolve } from "node:path";
import { runTool } from "./run-tool.ts";

// The server that may do the work has another working directory.
const words = process.argv.slice(2).map((word) => resolve(word));

await runTool("backup", words, async ({ configuration, database, keys }, given, terms) => {
  const { backupCommand } = await import("../server/features/backup/backup-command.ts");
  const { openDocumentStore } = await import("../server/adapters/storage/open-document-store.ts");
  const { createGiveWay } = await import("../server/features/backup/give-way.ts");
  const store = openDocumentStore(configuration);
  const parts = { database, keys, store, now: () => new Date(), giveWay: createGiveWay() };
  return backupCommand(given, parts, terms);
});
