import { statfs } from "node:fs/promises";

const MIN_FREE_BYTES = 48 * 1024 * 1024;
const RECHECK_AFTER_MS = 1_000;

/** The embedded engine blocks the process for ever without room for a log segment (16 MB). */
export const roomGuard = (folder: string) => {
  let checkedAt = -Infinity;
  return async () => {
    if (performance.now() - checkedAt < RECHECK_AFTER_MS) return;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < MIN_FREE_BYTES)
      throw Object.assign(new Error(`${folder} has no room for the database.`), { code: "ENOSPC" });
    checkedAt = performance.now();
  };
};
