import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSessionWatch } from "./session-watch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once for all streams, about once a second, and not at all without any", async () => {
  const whichAreOpen = vi.fn(async (tokens: readonly string[]) => new Set(tokens));
  const { watch } = createSessionWatch({ whichAreOpen });
  const stops = ["a", "b", "c"].map((token) => watch(token, () => {}));
  await vi.advanceTimersByTimeAsync(9_100);
  expect(whichAreOpen).toHaveBeenCalledTimes(10);
  expect(whichAreOpen).toHaveBeenLastCalledWith(["a", "b", "c"]);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(9_100);
  expect(whichAreOpen).toHaveBeenCalledTimes(10);
});

it("ends the streams of one session, and goes on after an outage of the database", async () => {
  const whichAreOpen = vi
    .fn<(tokens: readonly string[]) => Promise<ReadonlySet<string>>>()
    .mockRejectedValueOnce(new Error("The database is away."))
    .mockResolvedValue(new Set(["b"]));
  const { watch } = createSessionWatch({ whichAreOpen });
  const [endA, endB] = [vi.fn(), vi.fn()];
  watch("a", endA);
  watch("b", endB);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(endA).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(endA).toHaveBeenCalledOnce();
  expect(endB).not.toHaveBeenCalled();
});
