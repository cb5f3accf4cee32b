import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, dayInDubai, daysBetween } from "../calendar-day.ts";
import { refundBands, refundOf } from "./refund.ts";
import { refundScale } from "./refund-scale.ts";
import { worthSwitching } from "./worth-switching.ts";

const PRICE = 109_200;

const cancelled = (startsOn: string, cancelledOn: string, priceFils = PRICE) =>
  refundOf({ priceFils, startsOn, cancelledOn, hasClaim: false });

/** Written by hand with a calendar. Start; the last days of 80, 70, 50 and 30%; the last day of cover. */
const byHand = [
  ["an ordinary day", "2026-11-22", "2026-12-22", "2027-03-22", "2027-05-22", "2027-09-22"],
  ["the first of a month", "2027-01-01", "2027-02-01", "2027-05-01", "2027-07-01", "2027-11-01"],
  ["the 31st of January", "2027-01-31", "2027-02-28", "2027-05-31", "2027-07-31", "2027-11-30"],
  ["the same in a leap year", "2028-01-31", "2028-02-29", "2028-05-31", "2028-07-31", "2028-11-30"],
  ["the 30th of January", "2027-01-30", "2027-02-28", "2027-05-30", "2027-07-30", "2027-11-30"],
  ["the leap day", "2028-02-29", "2028-03-29", "2028-06-29", "2028-08-29", "2028-12-29"],
  ["the end of February", "2027-02-28", "2027-03-28", "2027-06-28", "2027-08-28", "2027-12-28"],
  ["the end of October", "2027-10-31", "2027-11-30", "2028-02-29", "2028-04-30", "2028-08-31"],
  ["the end of August", "2026-08-31", "2026-09-30", "2026-12-31", "2027-02-28", "2027-06-30"],
  ["the last day of a year", "2026-12-31", "2027-01-31", "2027-04-30", "2027-06-30", "2027-10-31"],
] as const;

describe.each(byHand)("a cover from %s", (_name, start, one, four, six, ten) => {
  test.each([
    [start, 80],
    [one, 80],
    [addDays(one, 1), 70],
    [four, 70],
    [addDays(four, 1), 50],
    [six, 50],
    [addDays(six, 1), 30],
    [ten, 30],
    [addDays(ten, 1), 0],
  ])("cancelled on %s brings back %i percent", (day, percent) => {
    expect(cancelled(start, day).percent).toBe(percent);
  });

  it("falls next on the day after each of these", () => {
    const falls = [start, addDays(one, 1), addDays(four, 1), addDays(six, 1)].map((day) => {
      const { nextFall } = cancelled(start, day);
      return [nextFall?.from, nextFall?.percent];
    });
    expect(falls).toEqual([
      [addDays(one, 1), 70],
      [addDays(four, 1), 50],
      [addDays(six, 1), 30],
      [addDays(ten, 1), 0],
    ]);
  });
});

test("what comes back is a share of the price with VAT, in whole fils", () => {
  expect(refundBands(PRICE, "2026-11-22").map(({ refundFils }) => refundFils)).toEqual([
    87_360, 76_440, 54_600, 32_760, 0,
  ]);
  expect(cancelled("2026-11-22", "2027-04-01", 55_125).refundFils).toBe(27_563);
});

test("the letter must arrive seven days before the share falls", () => {
  expect(cancelled("2026-11-22", "2026-12-01").noticeBy).toBe("2026-12-15");
});

test("days of Dubai decide: at 20:00 UTC the next one has begun", () => {
  const at = (moment: string) => cancelled("2026-11-22", dayInDubai(new Date(moment))).percent;
  expect(at("2026-12-22T19:59:59Z")).toBe(80);
  expect(at("2026-12-22T20:00:00Z")).toBe(70);
});

describe("nothing comes back", () => {
  test.each([
    ["before the cover", "2026-11-21", "notStarted"],
    ["after ten months", "2027-09-23", "tooLate"],
    ["on the last day of cover", "2027-12-21", "tooLate"],
    ["after the last day of cover", "2027-12-22", "ended"],
  ])("%s", (_name, day, none) => {
    expect(cancelled("2026-11-22", day)).toMatchObject({
      none,
      percent: 0,
      refundFils: 0,
      nextFall: null,
      noticeBy: null,
    });
  });

  test("when a claim was paid or is open", () => {
    const claimed = refundOf({
      priceFils: PRICE,
      startsOn: "2026-11-22",
      cancelledOn: "2026-11-23",
      hasClaim: true,
    });
    expect(claimed).toMatchObject({ none: "claim", refundFils: 0, nextFall: null });
    expect(claimed.current?.percent).toBe(80);
  });
});

test.each([
  ["2026-11-22", 395],
  ["2027-12-21", 1],
  ["2027-12-22", 0],
  ["2026-11-21", 0],
])("cancelled on %s, %i days of cover are given up", (day, days) => {
  expect(cancelled("2026-11-22", day).daysLeft).toBe(days);
});

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2024-01-01", days));
const anyPrice = fc.integer({ min: 0, max: 1_000_000_000 });

describe("for every cover", () => {
  it("the refund never rises with time and is never above the price", () => {
    fc.assert(
      fc.property(anyDay, anyPrice, (start, price) => {
        const days = Array.from({ length: 400 }, (_, day) => addDays(start, day));
        const refunds = days.map((day) => cancelled(start, day, price).refundFils);
        return (
          refunds.every((fils) => fils >= 0 && fils <= price && Number.isInteger(fils)) &&
          refunds.every((fils, at) => at === 0 || fils <= (refunds[at - 1] ?? 0))
        );
      }),
      { numRuns: process.env["TEST_LONG"] ? 2_000 : 60 },
    );
  });

  it("the bands follow each other without a gap, from the first day to the last", () => {
    fc.assert(
      fc.property(anyDay, (start) => {
        const bands = refundBands(PRICE, start);
        return (
          bands.length === refundScale.length &&
          bands[0]?.from === start &&
          bands.every(({ from, to }) => from <= to) &&
          bands.every(
            ({ from }, at) => at === 0 || daysBetween(bands[at - 1]?.to ?? "", from) === 1,
          )
        );
      }),
    );
  });
});

describe("a recorded policy with a last day of its own", () => {
  const paid = { priceFils: PRICE, startsOn: "2026-11-22", hasClaim: false };

  it.each([
    ["2028-05-21", "later", 531],
    ["2027-12-21", "later", 379],
    ["2027-03-22", "four", 105],
  ])("until %s has its whole scale until then", (endsOn, last, daysLeft) => {
    const refund = refundOf({ ...paid, endsOn, cancelledOn: "2026-12-08" });
    expect(refund.bands.at(-1)).toMatchObject({ code: last, to: endsOn });
    expect(refund).toMatchObject({ endsOn, daysLeft, percent: 80 });
  });

  it("brings nothing back after it", () => {
    const after = { ...paid, endsOn: "2027-03-31", cancelledOn: "2027-04-01" };
    expect(refundOf(after)).toMatchObject({ none: "ended", percent: 0, daysLeft: 0 });
  });
});

describe("whether changing pays", () => {
  const paid = { priceFils: PRICE, startsOn: "2026-11-22", hasClaim: false };

  it("compares what comes back with what the rest of the cover costs anew", () => {
    // 364 days are left; the new cover of thirteen months has 396 days.
    expect(worthSwitching({ ...paid, cancelledOn: "2026-12-23" }, 79_200)).toEqual({
      refundFils: 76_440,
      newPriceFils: 79_200,
      toPayFils: 2_760,
      daysLeft: 364,
      restFils: 72_800,
      gainFils: 3_640,
      lostFils: 24_190,
      perMonth: { oldFils: 8_400, newFils: 6_092 },
    });
  });

  it("can pay at the same price near the end of a band, which is generous there", () => {
    const late = { ...paid, cancelledOn: "2027-09-22" };
    expect(worthSwitching(late, PRICE)?.gainFils).toBeGreaterThan(0);
    expect(worthSwitching({ ...paid, cancelledOn: "2026-11-23" }, PRICE)?.gainFils).toBeLessThan(0);
  });

  it("never pays more at a higher new price", () => {
    const lengths = fc.integer({ min: 0, max: 390 });
    fc.assert(
      fc.property(anyDay, lengths, anyPrice, anyPrice, (start, days, one, other) => {
        const at = { ...paid, startsOn: start, cancelledOn: addDays(start, days) };
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const gain = (price: number) => worthSwitching(at, price)?.gainFils ?? NaN;
        return gain(high) <= gain(low);
      }),
    );
  });

  it("counts the days of a recorded policy's own cover", () => {
    // 790 days instead of 395.
    const long = { ...paid, endsOn: "2029-01-19", cancelledOn: "2026-12-23" };
    const answer = worthSwitching(long, 79_200);
    expect(answer).toMatchObject({ daysLeft: 759, perMonth: { oldFils: 4_200, newFils: 6_092 } });
    expect(answer?.lostFils).toBe(Math.round((PRICE * 759) / 790) - 76_440);
  });

  it("has no answer without cover to give up", () => {
    expect(worthSwitching({ ...paid, cancelledOn: "2027-12-22" }, 79_200)).toBeUndefined();
  });
});
