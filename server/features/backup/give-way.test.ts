import { expect, it } from "vitest";
import { createGiveWay } from "./give-way.ts";

/** Milliseconds that two seconds of work take, of two processors of which others use `share`. */
const twoSecondsOfWork = async (share: number) => {
  let [now, used] = [0, 0];
  const pass = (milliseconds: number) => {
    now += milliseconds;
    used += milliseconds * 2 * share;
  };
  const giveWay = createGiveWay({
    used: () => ({ all: now * 2, others: used }),
    now: () => now,
    rest: async (milliseconds) => pass(milliseconds),
  });
  for (let worked = 0; worked < 2_000; worked += 10) {
    pass(10);
    await giveWay();
  }
  return now;
};

it("rests four fifths of the time while others need the processors, and else never", async () => {
  expect(await twoSecondsOfWork(0.3)).toBe(2_000);
  expect(await twoSecondsOfWork(0.6)).toBeGreaterThan(9_000);
});
