import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createIntake, intakeLimits } from "./intake.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1000;
const bytes = (length: number) => ({ done: false as const, value: Buffer.alloc(length) });

const after = async <Value>(milliseconds: number, value: Value) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return value;
};

/** Second at which a sender of chunks at even intervals is cut off; undefined for never. */
const endOf = async (length: number, everySeconds: number, first = 0) => {
  const form = createIntake(intakeLimits).begin("192.0.2.1");
  const end = { at: undefined as number | undefined };
  const from = performance.now();
  const run = async () => {
    if (first > 0) await form.wait(after(0, bytes(first)));
    for (;;) await form.wait(after(everySeconds * SECOND, bytes(length)));
  };
  void run().catch(() => {
    end.at = (performance.now() - from) / SECOND;
  });
  await vi.advanceTimersByTimeAsync(1_200 * SECOND);
  return end.at;
};

it.each([
  ["at 5 kB/s", 5_000, 1],
  ["at 5 kB/s in bursts, with 25 seconds of silence between them", 125_000, 25],
  ["at 4 kB/s", 4_000, 1],
])("a sender %s is never cut off", async (_name, length, every) =>
  expect(await endOf(length, every)).toBeUndefined(),
);

it.each([
  ["who never sends a byte", 1, 10_000, 30],
  ["of one byte a second", 1, 1, 30.5],
  ["at 2 kB/s", 2_000, 1, 60],
])("a sender %s is cut off", async (_name, length, every, second) => {
  const end = await endOf(length, every);
  expect(end).toBeGreaterThanOrEqual(30);
  expect(end).toBeLessThanOrEqual(second);
});

it("a fast sender who falls silent is cut off after thirty seconds", async () =>
  expect(await endOf(1, 10_000, 4_000_000)).toBe(30));

it("the time that the reader takes does not count as the sender's", async () => {
  const form = createIntake(intakeLimits).begin("192.0.2.1");
  await form.wait(Promise.resolve(bytes(1)));
  await vi.advanceTimersByTimeAsync(300 * SECOND);
  await expect(form.wait(Promise.resolve(bytes(1)))).resolves.toMatchObject({ done: false });
});
