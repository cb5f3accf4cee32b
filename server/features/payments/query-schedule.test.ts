import { describe, expect, it } from "vitest";
import type { AttemptState } from "../../../domain/requests/payment-attempt-state.ts";
import { LATE_MONEY_WINDOW_MS, nextQueryAt } from "./query-schedule.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Minutes after the hand-off at which an attempt in a state is asked about. */
const timesOf = (state: AttemptState, unit: number) => {
  const createdAt = new Date(0);
  const times: number[] = [];
  let now = createdAt;
  for (let queries = 0; queries < 200; queries += 1) {
    const next = nextQueryAt({ state, queries, createdAt, handedOffAt: null }, now, unit);
    if (!next) break;
    times.push(next.getTime() / MINUTE);
    now = next;
  }
  return times;
};

describe("the schedule of status queries", () => {
  it("finds a payment made in the first ten minutes within three", () => {
    const times = timesOf("handed_off", MINUTE);
    for (let paidAt = 0; paidAt <= 10; paidAt += 0.5) {
      const found = times.find((time) => time >= paidAt) ?? Infinity;
      expect(found - paidAt).toBeLessThanOrEqual(3);
    }
  });

  it.each(["created", "handed_off", "failed", "aborted"] as const)(
    "asks about %s at least hourly for 72 hours, then no more",
    (state) => {
      const times = timesOf(state, MINUTE);
      const gaps = times.map((time, n) => time - (times[n - 1] ?? 0));
      expect(Math.max(...gaps)).toBe(60);
      expect(times.at(-1)).toBeGreaterThanOrEqual(LATE_MONEY_WINDOW_MS / MINUTE);
      expect(times.at(-1)).toBeLessThanOrEqual(LATE_MONEY_WINDOW_MS / MINUTE + 60);
    },
  );

  it("asks about a superseded attempt four times, the last when its 72 hours end", () => {
    expect(timesOf("superseded", MINUTE)).toEqual([
      3,
      33,
      12 * 60 + 33,
      LATE_MONEY_WINDOW_MS / MINUTE,
    ]);
  });

  it("asks about an attempt superseded near its end after exactly 72 hours, and not later", () => {
    const createdAt = new Date(0);
    const late = { state: "superseded" as const, queries: 0, createdAt, handedOffAt: createdAt };
    const lastMinute = new Date(LATE_MONEY_WINDOW_MS - MINUTE);
    expect(nextQueryAt(late, lastMinute, MINUTE)?.getTime()).toBe(LATE_MONEY_WINDOW_MS);
    expect(nextQueryAt(late, new Date(LATE_MONEY_WINDOW_MS), MINUTE)).toBeNull();
  });

  it("asks about late money less often than about a live attempt", () => {
    const within = (state: AttemptState) =>
      timesOf(state, MINUTE).filter((time) => time <= 60).length;
    expect(within("superseded")).toBeLessThan(within("handed_off") / 2);
  });

  it("never stops asking about a payment that was reported", () => {
    expect(timesOf("verifying", MINUTE)).toHaveLength(200);
  });

  it.each(["succeeded", "review"] as const)("asks nothing about %s", (state) => {
    expect(timesOf(state, MINUTE)).toEqual([]);
  });

  it("follows RECONCILE_SECONDS but never waits longer than an hour at first", () => {
    expect(timesOf("handed_off", 2_000).slice(0, 3)).toEqual([2 / 60, 4 / 60, 6 / 60]);
    expect(timesOf("handed_off", HOUR)[13]).toBe(14 * 60);
  });
});
