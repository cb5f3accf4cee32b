import { describe, expect, it } from "vitest";
import { LEAST_MEASURED, timesOf } from "./measured-times.ts";
import { addToDay } from "./promise-day.ts";

const ended = (
  count: number,
  seconds: number,
  insurer: string | null = "oasis",
  invented = false,
) =>
  Array.from({ length: count }, () => ({
    measure: "toPolicy" as const,
    insurer,
    invented,
    seconds,
  }));

describe("published times", () => {
  it("are too few below twenty cases", () => {
    const few = addToDay([], ended(LEAST_MEASURED - 1, 60));
    expect(timesOf([few], "toPolicy", false).together).toEqual({
      cases: LEAST_MEASURED - 1,
      median: null,
      nineOfTen: null,
    });
    const enough = timesOf([few, addToDay([], ended(1, 60))], "toPolicy", false).together;
    expect(enough).toMatchObject({ cases: LEAST_MEASURED });
    expect(enough.median).toBeGreaterThanOrEqual(60);
    expect(enough.median).toBeLessThanOrEqual(63);
  });

  it("are at most 5 % too high, of all days together", () => {
    const days = [addToDay([], ended(50, 3_600)), addToDay([], ended(41, 36_000))];
    const { median, nineOfTen } = timesOf(days, "toPolicy", false).together;
    expect((median ?? 0) / 3_600).toBeCloseTo(1.025, 1);
    expect((nineOfTen ?? 0) / 36_000).toBeCloseTo(1.025, 1);
  });

  it("keep invented cases, insurers and measures apart; most cases come first", () => {
    const day = addToDay(addToDay([], ended(3, 60, "falcon")), [
      ...ended(5, 60),
      ...ended(2, 60, null),
      ...ended(9, 60, "oasis", true),
    ]);
    const { together, byInsurer } = timesOf([day], "toPolicy", false);
    expect(together.cases).toBe(10);
    expect(byInsurer.map(({ insurer, cases }) => [insurer, cases])).toEqual([
      ["oasis", 5],
      ["falcon", 3],
      [null, 2],
    ]);
    expect(timesOf([day], "toPolicy", true).together.cases).toBe(9);
    expect(timesOf([day], "toRefund", false)).toMatchObject({
      together: { cases: 0 },
      byInsurer: [],
    });
  });
});
