import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** `from`: the file's path, or its bytes. */
export type FileToArchive = { name: string; from: string | Uint8Array };
/** Finishes the archive where `files` is missing. */
export type ArchiverCall = { path: string; files?: readonly FileToArchive[] };

/** Writes archives in a thread of its own, so that thousands of files do not hold up the server. */
export const openArchiver = () => {
  const worker = new Worker(new URL("./archiver-worker.ts", import.meta.url));
  // Whoever waits for an answer learns of it; nothing waits for a thread that ends.
  worker.on("error", () => undefined);
  const ask = async (call: ArchiverCall): Promise<unknown> => {
    worker.postMessage(call, []);
    const [answer] = (await once(worker, "message")) as unknown[];
    return answer;
  };
  // One call at a time.
  return {
    /** Answers the size of each in bytes; undefined for files that are not there. */
    add: (path: string, files: readonly FileToArchive[]) =>
      ask({ path, files }) as Promise<(number | undefined)[]>,
    /** Answers the SHA-256 of the archive, in hex; undefined if nothing was added. */
    finish: (path: string) => ask({ path }) as Promise<string | undefined>,
    close: async () => {
      await worker.terminate();
    },
  };
};
