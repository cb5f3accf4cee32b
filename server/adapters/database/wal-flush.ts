import { closeSync, fdatasync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const SEGMENT = /^[0-9A-F]{24}$/;

/** File systems may give two writes within this time the same moment of change. */
const TICK_MS = 20;

/**
 * PGlite never calls fsync. Callers that arrive during a flush share the next one. Looking for
 * changed segments blocks, as the engine's own writes to them do: handing each look to another
 * thread costs several times its processor time.
 */
export const walFlusher = (dataFolder: string, flushFile = promisify(fdatasync)) => {
  const folder = join(dataFolder, "pg_wal");
  const flushedAt = new Map<string, number>();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const flushSegment = async (name: string) => {
    const path = join(folder, name);
    const seenAt = Date.now();
    const { mtimeMs } = statSync(path);
    if (flushedAt.get(name) === mtimeMs) return;
    const file = openSync(path, "r+");
    try {
      await flushFile(file);
    } finally {
      closeSync(file);
    }
    if (seenAt - mtimeMs > TICK_MS) flushedAt.set(name, mtimeMs);
  };

  const flushOnce = async () => {
    const names = readdirSync(folder).filter((name) => SEGMENT.test(name));
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
