import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Keys } from "../../adapters/keys.ts";
import { isMissing } from "../../adapters/storage/durable-files.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { digestOfBytes, digestOfFile } from "./backup-files.ts";
import type { Sum } from "./backup-folder.ts";
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  newestMigration,
  type OpenedManifest,
  openManifest,
  STARTED,
  SUMS,
} from "./backup-format.ts";
import type { Progress } from "./progress.ts";
import { severalAtOnce } from "./several-at-once.ts";

const AT_ONCE = 8;
const BATCH = 1_000;

type Fault = Extract<OpenedManifest, { fault: string }>["fault"];

const words: Record<Fault, string> = {
  unreadable: `is damaged: its ${MANIFEST} cannot be read`,
  foreign: "is not a backup of Mizalla",
  format: `is of another format than ${FORMAT}: restore it with the release that made it`,
  key: "was made under another DOCUMENT_KEY: give the one of that installation",
  damaged: `is damaged: its ${MANIFEST} was changed`,
};

const readManifest = async (folder: string): Promise<string> => {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.includes(MANIFEST)) return readFile(join(folder, MANIFEST), "utf8");
  if (names.includes(STARTED))
    throw new ToolRefused(`${folder} is half a backup: it was not finished. Take another one.`);
  throw new ToolRefused(`${folder} is not a backup: it has no ${MANIFEST}.`);
};

const demandSameMigration = (folder: string, { migration }: Manifest) => {
  const newest = newestMigration();
  if (migration.name === newest.name && migration.sha256 === newest.sha256) return;
  throw new ToolRefused(
    `${folder} is of migration ${migration.name}, this release of ${newest.name}: restore it with the release that made it, then update.`,
  );
};

export type Backup = { folder: string; manifest: Manifest; digest: string };

/** Reads the manifest, not yet the files. @throws {ToolRefused} where it cannot be restored here */
export const openBackup = async (
  folder: string,
  keys: Pick<Keys, "backup" | "digest">,
): Promise<Backup> => {
  const text = await readManifest(folder);
  const opened = openManifest(text, keys);
  if ("fault" in opened) throw new ToolRefused(`${folder} ${words[opened.fault]}.`);
  demandSameMigration(folder, opened.manifest);
  return { folder, manifest: opened.manifest, digest: digestOfBytes(Buffer.from(text)) };
};

/** The files of a backup, in batches. */
export const filesOf = async function* (folder: string) {
  let batch: Sum[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, SUMS)) })) {
    batch.push({ sha256: line.slice(0, 64), path: line.slice(66) });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
};

export const damaged = (folder: string, path: string, what: string) =>
  new ToolRefused(`${folder} is damaged: ${path} ${what}. Take another backup.`);

/** Whether every file is as it was written. @throws {ToolRefused} naming the first that is not */
export const checkFiles = async ({ folder, manifest }: Backup, progress: Progress) => {
  const demand = async (path: string, sha256: string) => {
    const digest = await digestOfFile(join(folder, path)).catch((error: unknown) => {
      if (isMissing(error)) throw damaged(folder, path, "is missing");
      throw error;
    });
    if (digest !== sha256) throw damaged(folder, path, "was changed");
  };

  await demand(SUMS, manifest.files.sha256);
  let checked = 0;
  for await (const batch of filesOf(folder))
    await severalAtOnce(batch, AT_ONCE, async ({ path, sha256 }) => {
      await demand(path, sha256);
      checked += 1;
      progress.passing(() => `${checked} of ${manifest.files.count} files checked …`);
    });
};
