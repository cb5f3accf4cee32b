import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { createArchive } from "./archive.ts";
import type { ArchiverCall, FileToArchive } from "./archiver.ts";
import { isMissing } from "./durable-files.ts";

const open = new Map<string, ReturnType<typeof createArchive>>();

const archiveAt = (path: string) => {
  const archive = open.get(path) ?? createArchive(path);
  open.set(path, archive);
  return archive;
};

const readIfThere = (path: string) => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const add = (path: string, { name, from }: FileToArchive) => {
  const bytes = typeof from === "string" ? readIfThere(from) : from;
  if (bytes) archiveAt(path).add(name, bytes);
  return bytes?.length;
};

const finish = (path: string) => {
  const digest = open.get(path)?.finish();
  open.delete(path);
  return digest;
};

// Callers of the server go first. On Linux this holds for this thread alone.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
parentPort?.on("message", ({ path, files }: ArchiverCall) => {
  const answer = files ? files.map((file) => add(path, file)) : finish(path);
  parentPort?.postMessage(answer, []);
});
