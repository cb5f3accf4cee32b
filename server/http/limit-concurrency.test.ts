import { expect, it, onTestFinished, vi } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { action: () => promise, end: resolve, fail: reject };
};

it("runs two actions, queues two in order and refuses the fifth", async () => {
  const runLimited = limitConcurrency({ maxRunning: 2, maxWaiting: 2, maxWaitMs: 60_000 });
  const began: number[] = [];
  const work = [held(), held(), held(), held()];
  const ended = work.map(({ action }, index) =>
    runLimited(() => {
      began.push(index);
      return action();
    }).catch(() => undefined),
  );
  expect(began).toEqual([0, 1]);
  await expect(runLimited(async () => undefined)).rejects.toMatchObject({ code: "request.busy" });

  work[1]?.fail(new Error("an action that failed makes room for the next"));
  await ended[1];
  expect(began).toEqual([0, 1, 2]);

  for (const { end } of work) end();
  await Promise.all(ended);
  expect(began).toEqual([0, 1, 2, 3]);
  expect(await runLimited(async () => "free again")).toBe("free again");
});

it("refuses what has waited too long in a long queue, and begins the next", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const runLimited = limitConcurrency({ maxRunning: 1, maxWaiting: 4, maxWaitMs: 1_000 });
  const first = held();
  const running = runLimited(first.action);
  const late = runLimited(async () => "late");
  vi.advanceTimersByTime(1_001);
  const next = runLimited(async () => "in time");
  first.end();
  await running;
  await expect(late).rejects.toMatchObject({ code: "request.busy" });
  expect(await next).toBe("in time");
});
