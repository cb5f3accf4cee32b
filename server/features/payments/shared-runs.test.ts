import { expect, it } from "vitest";
import { sharedRuns } from "./shared-runs.ts";

/** Runs that end when the test says so. */
const openRuns = () => {
  const runs: { key: string; end: PromiseWithResolvers<string> }[] = [];
  const share = sharedRuns((key) => {
    const end = Promise.withResolvers<string>();
    runs.push({ key, end });
    return end.promise;
  });
  return { runs, share };
};

it("those who come while an action runs share the next one, which sees what made them come", async () => {
  const { runs, share } = openRuns();
  const first = share("a");
  const late = [share("a"), share("a"), share("a")];
  expect(runs).toHaveLength(1);

  runs[0]?.end.resolve("before");
  expect(await first).toBe("before");
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end.resolve("after");
  expect(await Promise.all(late)).toEqual(["after", "after", "after"]);
  expect(runs).toHaveLength(2);
});

it("keys do not wait for each other, and a failure is not kept", async () => {
  const { runs, share } = openRuns();
  const failing = share("a");
  const next = share("a");
  const other = share("b");
  expect(runs.map(({ key }) => key)).toEqual(["a", "b"]);

  runs[1]?.end.resolve("b");
  expect(await other).toBe("b");
  runs[0]?.end.reject(new Error("It broke"));
  await expect(failing).rejects.toThrow("It broke");
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end.resolve("well");
  expect(await next).toBe("well");
});
