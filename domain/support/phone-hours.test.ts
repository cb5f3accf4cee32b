import { describe, expect, it } from "vitest";
import { calendarWith } from "../../tests/support/calendars.ts";
import { weekOf } from "../calendar/office-calendar.ts";
import { isLikeEveryDay, phoneDay, sameDays } from "./phone-hours.ts";

const day = { from: "08:00", to: "16:00" };
const night = { from: "20:00", to: "02:00" };
const always = weekOf(() => [day, night]);
const noWeekend = weekOf((one) => (one === "saturday" || one === "sunday" ? [] : [day]));
const { special } = calendarWith({ from: "2026-11-25", to: "2026-11-26" });

describe("support by telephone", () => {
  it("says days with the same hours together", () => {
    expect(sameDays(always)).toHaveLength(1);
    expect(sameDays(noWeekend)).toEqual([
      { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], spans: [day] },
      { days: ["saturday", "sunday"], spans: [] },
    ]);
  });

  it.each([
    ["2026-11-23", true],
    ["2026-11-24", false],
    ["2026-11-26", false],
    ["2026-11-27", false],
    ["2026-11-28", true],
  ])("is like every day on %s: %s", (one, isUsual) => {
    expect(isLikeEveryDay({ week: always, special }, one)).toBe(isUsual);
    expect(isLikeEveryDay({ week: noWeekend, special: [] }, one)).toBe(false);
  });

  it("ends at midnight before a holiday's own hours, and begins again after it", () => {
    const hours = { week: always, special };
    expect(phoneDay(hours, "2026-11-24")).toEqual({
      day: "2026-11-24",
      spans: [{ from: "00:00", to: "02:00" }, day, { from: "20:00", to: "24:00" }],
      closedFor: null,
      next: { day: "2026-11-27", time: "08:00" },
    });
    expect(phoneDay(hours, "2026-11-25")).toMatchObject({
      // What began the evening before.
      spans: [{ from: "00:00", to: "02:00" }],
      closedFor: { en: "Day of rest" },
      next: { day: "2026-11-27", time: "08:00" },
    });
    expect(phoneDay(hours, "2026-11-26")).toMatchObject({ spans: [] });
    expect(phoneDay(hours, "2026-11-27").spans).toEqual([day, { from: "20:00", to: "24:00" }]);
  });

  it("may stay there on a holiday", () => {
    const open = calendarWith({ from: "2026-11-25", to: "2026-11-26", isPhoneClosed: false });
    expect(isLikeEveryDay({ week: always, special: open.special }, "2026-11-25")).toBe(true);
  });

  it("opens after a weekend", () => {
    expect(phoneDay({ week: noWeekend, special: [] }, "2026-11-28")).toEqual({
      day: "2026-11-28",
      spans: [],
      closedFor: null,
      next: { day: "2026-11-30", time: "08:00" },
    });
  });
});
