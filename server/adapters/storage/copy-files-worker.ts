import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { CopiedFile, FilePair } from "./copy-files.ts";
import { isMissing } from "./durable-files.ts";

const copy = ({ from, to }: FilePair): CopiedFile | undefined => {
  try {
    const bytes = readFileSync(from);
    writeFileSync(to, bytes, { flag: "wx", mode: 0o600 });
    return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

// On Linux of this thread alone: whoever calls the server goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
parentPort?.on("message", (pairs: FilePair[]) => parentPort?.postMessage(pairs.map(copy), []));
