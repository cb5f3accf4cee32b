import { expect, it } from "vitest";
import { withinTime } from "./time-limit.ts";

const forever = () => new Promise<never>(() => {});

it("answers what was done in time", async () => {
  await expect(withinTime(1_000, async () => "done")).resolves.toBe("done");
  await expect(
    withinTime(1_000, async () => {
      throw new Error("failed");
    }),
  ).rejects.toThrow("failed");
});

it("does not wait for what never ends, and tells it to stop", async () => {
  let signal: AbortSignal | undefined;
  const waiting = withinTime(20, (given) => {
    signal = given;
    return forever();
  });
  await expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
  expect(signal?.aborted).toBe(true);
});
