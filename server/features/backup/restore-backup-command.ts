import { resolve } from "node:path";
import { openKnownKeys } from "../../adapters/keys.ts";
import { openDocumentStore } from "../../adapters/storage/open-document-store.ts";
import type { Configuration } from "../../configuration.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { restoreUsage } from "../installation/restore-command.ts";
import { openBackup } from "./check-backup.ts";
import { readOldStore } from "./old-store.ts";
import type { Say } from "./progress.ts";
import { createRestore } from "./restore.ts";
import { placeOf } from "./restore-place.ts";
import { createSettling } from "./settle.ts";

const usage = [
  "npm run restore -- <backup> --erasures <DATA_DIR or STORAGE_URL used until then, or a copy>",
  "npm run restore -- <backup> --without-erasures <reason>",
  ...restoreUsage,
  "A backup does not know what was erased after it, and that must be erased again: one of the two is needed.",
].join("\n");

const readWords = ([folder = "", option = "", ...others]: readonly string[]) => {
  const argument = others.join(" ").trim();
  const isRight =
    folder !== "" &&
    !folder.startsWith("--") &&
    ["--erasures", "--without-erasures"].includes(option) &&
    argument !== "";
  if (!isRight) throw new ToolRefused(usage);
  return { folder: resolve(folder), isKnown: option === "--erasures", argument };
};

const placeNamed = (argument: string) =>
  argument.startsWith("s3://") ? argument : resolve(argument);

/** Runs the words after `npm run restore --`. @throws {ToolRefused} */
export const restoreBackupCommand = async (
  words: readonly string[],
  configuration: Configuration,
  say: Say,
): Promise<string[]> => {
  const { folder, isKnown, argument } = readWords(words);
  const keys = await openKnownKeys(configuration.dataDir, configuration.documentKey);
  if (!keys)
    throw new ToolRefused(
      "There is no DOCUMENT_KEY, and no document.key in DATA_DIR: put the key of the backup there first.",
    );
  const { manifest } = await openBackup(folder, keys);
  const store = openDocumentStore(configuration);
  const parts = { configuration, keys, store, now: () => new Date() };
  const since = isKnown
    ? {
        old: await readOldStore(placeNamed(argument), manifest.installation),
        reason: `backup of ${manifest.at}`,
      }
    : {
        old: undefined,
        reason: `backup of ${manifest.at}, without the erasures since: ${argument}`,
      };
  const place = placeOf(configuration);
  return createRestore({ keys, store, place }, createSettling(parts, since))(folder, say);
};
