import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { walFlusher } from "./wal-flush.ts";

let folder: string;
let flushes: number;
let flush: () => Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mizalla-wal-"));
  mkdirSync(join(folder, "pg_wal", "archive_status"), { recursive: true });
  flushes = 0;
  flush = walFlusher(folder, async () => void (flushes += 1));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (segment: string, changedAt: Date) => {
  const path = join(folder, "pg_wal", segment.padStart(24, "0"));
  writeFileSync(path, "log");
  utimesSync(path, changedAt, changedAt);
};
const earlier = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe("flushing the log", () => {
  it("flushes a changed segment once", async () => {
    write("1", earlier(9));
    await flush();
    await flush();
    expect(flushes).toBe(1);
    write("1", earlier(8));
    await flush();
    expect(flushes).toBe(2);
  });

  it("flushes also what the engine wrote to a segment it had not used before", async () => {
    write("1", earlier(9));
    await flush();
    write("2", earlier(8));
    await flush();
    expect(flushes).toBe(2);
  });

  it("does not miss a second write in the same tick of the file system's clock", async () => {
    const justNow = earlier(-60);
    write("1", justNow);
    await flush();
    write("1", justNow);
    await flush();
    expect(flushes).toBe(2);
  });

  it("shares the next flush among the callers that arrive during one", async () => {
    write("1", earlier(-60));
    await Promise.all([flush(), flush(), flush()]);
    expect(flushes).toBe(2);
  });
});
