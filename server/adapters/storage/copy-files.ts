import { once } from "node:events";
import { Worker } from "node:worker_threads";

export type FilePair = { from: string; to: string };
export type CopiedFile = { bytes: number; sha256: string };

/** Copies files in a thread of its own, so that thousands of them do not hold up the server. */
export const openFileCopier = () => {
  const worker = new Worker(new URL("./copy-files-worker.ts", import.meta.url));
  // Whoever waits for an answer learns of it; nobody waits for a thread that ends.
  worker.on("error", () => undefined);
  return {
    /** One call at a time; undefined for files that are not there. Their folders must exist. */
    copy: async (pairs: readonly FilePair[]): Promise<(CopiedFile | undefined)[]> => {
      worker.postMessage(pairs, []);
      const [copied] = (await once(worker, "message")) as [(CopiedFile | undefined)[]];
      return copied;
    },
    close: async () => {
      await worker.terminate();
    },
  };
};
