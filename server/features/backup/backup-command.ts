import { isAbsolute } from "node:path";
import { ToolRefused } from "../../tool-socket.ts";
import { type BackupParts, createBackup } from "./backup.ts";
import type { Say } from "./progress.ts";

const usage = "npm run backup -- <new or empty folder>";

/** Runs the words after `npm run backup --`, whose folder is absolute. @throws {ToolRefused} */
export const backupCommand = async (
  words: readonly string[],
  parts: BackupParts,
  call: { say: Say; signal: AbortSignal },
): Promise<string[]> => {
  const [folder = "", ...others] = words;
  if (!isAbsolute(folder) || others.length > 0) throw new ToolRefused(usage);
  return createBackup(parts)(folder, call);
};
