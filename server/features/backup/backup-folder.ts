import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Keys } from "../../adapters/keys.ts";
import type { StoreState } from "../../adapters/storage/document-store.ts";
import { flushPath } from "../../adapters/storage/durable-files.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { ERASURES } from "../../records/files/erasure-records.ts";
import {
  DOCUMENTS,
  MANIFEST,
  type Manifest,
  sealManifest,
  STARTED,
  SUMS,
} from "./backup-format.ts";
import { digestOfBytes, flushAll, measure, writeFileOf } from "./backup-files.ts";

export type Sum = { path: string; sha256: string };

const FOLDERS = ["tables", DOCUMENTS, ERASURES];

const refusalOf = (folder: string, names: readonly string[]) => {
  if (names.includes(MANIFEST)) return `${folder} holds a backup already.`;
  if (names.includes(STARTED)) return `${folder} holds a backup that was not finished: remove it.`;
  return names.length > 0 ? `${folder} is not empty.` : undefined;
};

const privately = { mode: 0o600, flush: true };

/** @throws {ToolRefused} unless the folder is new or empty */
export const beginFolder = async (folder: string, at: Date) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const refusal = refusalOf(folder, await readdir(folder));
  if (refusal) throw new ToolRefused(`${refusal} Name an empty or a new folder.`);
  await writeFile(join(folder, STARTED), JSON.stringify({ at: at.toISOString() }), privately);
  for (const name of FOLDERS) await mkdir(join(folder, name), { mode: 0o700 });
};

/** What was erased so far, so that no later restore brings it back. */
export const copyErasures = async (folder: string, state: Pick<StoreState, "list" | "read">) => {
  const sums: Sum[] = [];
  for await (const path of state.list(ERASURES)) {
    const text = await state.read(path);
    if (text === undefined) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    await writeFile(join(folder, path), text, privately);
    sums.push({ path, sha256: digestOfBytes(Buffer.from(text)) });
  }
  return sums;
};

const lineOf = ({ path, sha256 }: Sum) => `${sha256}  ${path}\n`;

export const writeSums = async (
  folder: string,
  sums: readonly Sum[],
  ofDocuments: AsyncIterable<Sum[]>,
) => {
  const lines = async function* () {
    yield Buffer.from(sums.map(lineOf).join(""));
    for await (const some of ofDocuments) yield Buffer.from(some.map(lineOf).join(""));
  };
  const counted = measure();
  await writeFileOf(join(folder, SUMS), counted.pass(lines()));
  const { rows, sha256 } = counted.result();
  return { count: rows, sha256 };
};

/** Turns half a backup into a whole one. */
export const finishFolder = async (folder: string, manifest: Manifest, keys: Keys) => {
  await flushAll(folder);
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.part`, sealManifest(manifest, keys), privately);
  await rename(`${path}.part`, path);
  await rm(join(folder, STARTED));
  await flushPath(folder);
};
