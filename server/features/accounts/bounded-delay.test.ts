import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBoundedDelay } from "./bounded-delay.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const enter = (lane: () => Promise<void>, count: number) => {
  const through: number[] = [];
  for (let index = 0; index < count; index += 1) void lane().then(() => through.push(index));
  return through;
};

test("a call waits for the given time and no longer", async () => {
  const through = enter(createBoundedDelay(1_000, 5), 1);
  await vi.advanceTimersByTimeAsync(999);
  expect(through).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(through).toEqual([0]);
});

test("when too many calls wait, the one that has waited longest goes on", async () => {
  const through = enter(createBoundedDelay(1_000, 2), 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(through).toEqual([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(through).toEqual([0, 1, 2, 3, 4]);
  expect(vi.getTimerCount()).toBe(0);
});
