import { statfs } from "node:fs/promises";

const LEAST_ROOM = 48 * 1024 * 1024;
const FRESH = 1_000;

/** Without room for a log segment (16 MB) the embedded engine blocks the process for ever. */
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
