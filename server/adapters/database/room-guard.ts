import { statfs } from "node:fs/promises";

/** Bytes: the embedded engine takes its log in pieces of 16 MB. */
const LEAST_ROOM = 48 * 1024 * 1024;
/** Milliseconds that a look at the disk is good for. */
const FRESH = 1_000;

/**
 * Refuses writes while the disk is nearly full. An engine that cannot get its next piece of log never
 * returns, and with it the whole process: it has to be asked before, not after.
 * @throws Error with code ENOSPC
 */
export const roomGuard = (folder: string) => {
  let seenAt = -Infinity;
  return async () => {
    if (performance.now() - seenAt < FRESH) return;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_ROOM)
      throw Object.assign(new Error(`${folder} has no room for the database.`), { code: "ENOSPC" });
    seenAt = performance.now();
  };
};
