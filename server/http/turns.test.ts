import { expect, it, onTestFinished, vi } from "vitest";
import { turns } from "./turns.ts";

const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { action: () => promise, end: resolve, fail: reject };
};

it("lets two run, keeps two waiting in order, refuses the fifth", async () => {
  const inTurn = turns({ atOnce: 2, waiting: 2, longest: 60_000 });
  const began: number[] = [];
  const work = [held(), held(), held(), held()];
  const ended = work.map(({ action }, index) =>
    inTurn(() => {
      began.push(index);
      return action();
    }).catch(() => undefined),
  );
  expect(began).toEqual([0, 1]);
  await expect(inTurn(async () => undefined)).rejects.toMatchObject({ code: "request.busy" });

  work[1]?.fail(new Error("a picture that failed gives its turn on"));
  await ended[1];
  expect(began).toEqual([0, 1, 2]);

  for (const { end } of work) end();
  await Promise.all(ended);
  expect(began).toEqual([0, 1, 2, 3]);
  expect(await inTurn(async () => "free again")).toBe("free again");
});

it("refuses in a long line what has waited too long, and lets the next begin", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = turns({ atOnce: 1, waiting: 4, longest: 1_000 });
  const first = held();
  const running = inTurn(first.action);
  const late = inTurn(async () => "late");
  vi.advanceTimersByTime(1_001);
  const next = inTurn(async () => "in time");
  first.end();
  await running;
  await expect(late).rejects.toMatchObject({ code: "request.busy" });
  expect(await next).toBe("in time");
});
