import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const SEGMENT = /^[0-9A-F]{24}$/;

/** PGlite never calls fsync. Callers that arrive during a flush share the next one. */
export const walFlusher = (dataFolder: string) => {
  const folder = join(dataFolder, "pg_wal");
  const flushedAt = new Map<string, number>();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const flushSegment = async (name: string) => {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (flushedAt.get(name) === mtimeMs) return;
    const file = await open(path, "r+");
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
    flushedAt.set(name, mtimeMs);
  };

  const flushOnce = async () => {
    const names = (await readdir(folder)).filter((name) => SEGMENT.test(name));
    await Promise.all(names.map(flushSegment));
  };

  const begin = () => {
    running = flushOnce().finally(() => (running = undefined));
    return running;
  };

  return (): Promise<void> => {
    if (!running) return begin();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
};
