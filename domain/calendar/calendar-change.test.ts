import { describe, expect, it } from "vitest";
import { type CalendarChange, changedCalendar, isSameCalendar } from "./calendar-change.ts";
import { defaultCalendar } from "./default-calendar.ts";
import { expectedSoon, yearsWithoutHolidays } from "./expected-days.ts";
import { type Week, weekOf } from "./office-calendar.ts";
import type { TypedDays } from "./special-days-problem.ts";

const TODAY = "2026-11-24";
const change = (asked: CalendarChange, today = TODAY) =>
  changedCalendar(defaultCalendar, asked, today);

const days = (more: Partial<TypedDays> = {}): TypedDays => ({
  kind: "holiday",
  name: { en: "Commemoration Day", ar: "يوم الشهيد" },
  from: "2026-11-30",
  to: "2026-11-30",
  isExpected: false,
  isPhoneClosed: true,
  ...more,
});
const add = (more: Partial<TypedDays> = {}, today?: string) =>
  change({ kind: "add", id: "new", days: days(more) }, today);

const hours = (weeks: { usual?: Week; ramadan?: Week; phone?: Week | null }) => {
  const { usual, ramadan, phone } = defaultCalendar;
  return change({ kind: "hours", usual, ramadan, phone, ...weeks });
};
const week = (more: Partial<Week>): Week => ({ ...defaultCalendar.usual, ...more });
const everyDay = (from: string, to: string) => weekOf(() => [{ from, to }]);

describe("holidays", () => {
  it("stand in their order once they are added, with why due times move", () => {
    const added = add();
    if ("problem" in added) throw new Error(added.problem);
    const { special } = added.calendar;
    expect(special.map(({ from }) => from)).toEqual(special.map(({ from }) => from).toSorted());
    expect(special.find(({ id }) => id === "new")).toMatchObject({ from: "2026-11-30" });
    expect(added.movedBy).toEqual({ reason: "holiday", name: days().name });
  });

  it.each([
    [{ to: "2026-11-29" }, "daysReversed", "to"],
    [{ from: "2026-11-31" }, "dayInvalid", "from"],
    [{ to: "soon" }, "dayInvalid", "to"],
    [{ from: "2026-12-03", to: "2026-12-05" }, "overlap", "from"],
    [{ from: "2026-11-23", to: "2026-11-30" }, "past", "from"],
    [{ to: "2026-12-14" }, "tooLong", "to"],
    [{ from: "2032-01-01", to: "2032-01-01" }, "tooFar", "to"],
    [{ name: { en: " ", ar: "عيد" } }, "nameMissing", "nameEn"],
    [{ name: { en: "عيد", ar: "عيد" } }, "nameInLatin", "nameEn"],
    [{ name: { en: "Eid", ar: "Eid" } }, "nameInArabic", "nameAr"],
    [{ name: { en: "Eid", ar: "عيد\u0000" } }, "nameInvalid", "nameAr"],
    [{ kind: "ramadan", from: "2028-01-28", to: "2028-02-27" }, "ramadanTooLong", "to"],
    [{ kind: "ramadan", from: "2027-03-01", to: "2027-03-20" }, "overlap", "from"],
  ] as const)("are refused with %j: %s", (more, problem, field) => {
    expect(add(more)).toEqual({ problem, field });
  });

  it("may be within Ramadan, and follow each other", () => {
    expect(add({ from: "2027-02-20", to: "2027-02-20" })).toHaveProperty("calendar");
    expect(add({ from: "2026-12-04", to: "2026-12-04" })).toHaveProperty("calendar");
    expect(add({ kind: "ramadan", from: "2028-01-28", to: "2028-02-26" })).toHaveProperty(
      "calendar",
    );
  });

  it("that have passed are not changed, and those that began only from today on", () => {
    const of2026 = { from: "2026-12-02", to: "2026-12-03" };
    const of = (more: object, today: string) => {
      const id = "eid-al-etihad-2026";
      const name = { en: "Eid Al Etihad", ar: "عيد الاتحاد" };
      return change({ kind: "change", id, days: days({ name, ...of2026, ...more }) }, today);
    };
    expect(of({ to: "2026-12-04" }, "2026-12-04")).toEqual({ problem: "past", field: "from" });
    expect(of({ to: "2026-12-04" }, "2026-12-03")).toHaveProperty("calendar");
    expect(of({ to: "2026-12-02" }, "2026-12-03")).toHaveProperty("calendar");
    expect(of({ from: "2026-12-03" }, "2026-12-03")).toEqual({ problem: "past", field: "from" });
    expect(of({ to: "2026-12-02" }, "2026-12-04")).toEqual({ problem: "past", field: "from" });
    const removed = { kind: "remove", id: "eid-al-etihad-2026" } as const;
    expect(change(removed, "2026-12-03")).toEqual({ problem: "past", field: "from" });
    expect(change(removed, "2026-12-02")).toMatchObject({ movedBy: { reason: "noHoliday" } });
  });

  it("are confirmed once, with the days that the moon gave", () => {
    const confirm = { kind: "confirm", from: "2027-03-11", to: "2027-03-13" } as const;
    const id = "eid-al-fitr-2027";
    const confirmed = change({ ...confirm, id });
    if ("problem" in confirmed) throw new Error(confirmed.problem);
    expect(confirmed.calendar.special.find((one) => one.id === id)).toMatchObject({
      from: "2027-03-11",
      to: "2027-03-13",
      isExpected: false,
    });
    expect(changedCalendar(confirmed.calendar, { ...confirm, id }, TODAY)).toEqual({
      problem: "confirmed",
    });
    expect(change({ ...confirm, id: "nothing" })).toEqual({ problem: "notFound" });
  });

  it("end Ramadan on the evening before, where it has at most 30 days", () => {
    const endOfRamadan = (from: string) => {
      const id = "eid-al-fitr-2027";
      const confirmed = change({ kind: "confirm", id, from, to: "2027-03-12" });
      if ("problem" in confirmed) throw new Error(confirmed.problem);
      return confirmed.calendar.special.find((one) => one.id === "ramadan-2027")?.to;
    };
    expect(endOfRamadan("2027-03-09")).toBe("2027-03-08");
    expect(endOfRamadan("2027-03-10")).toBe("2027-03-09");
    expect(endOfRamadan("2027-03-11")).toBe("2027-03-09");
    expect(
      change({ kind: "confirm", id: "mawlid-2027", from: "2027-08-14", to: "2027-08-14" }),
    ).toHaveProperty("calendar.special.8.to", "2027-03-09");
  });

  it("stay what they are: a holiday becomes no Ramadan", () => {
    const id = "new-year-2027";
    const asked = days({ kind: "ramadan", from: "2027-01-01", to: "2027-01-01" });
    expect(change({ kind: "change", id, days: asked })).toMatchObject({
      movedBy: { reason: "holiday" },
    });
  });
});

describe("weekly hours", () => {
  it.each([
    [
      { usual: week({ monday: [{ from: "18:00", to: "09:00" }] }) },
      "timesReversed",
      "usual.monday.0.to",
    ],
    [
      { usual: week({ monday: [{ from: "09:00", to: "09:00" }] }) },
      "timesReversed",
      "usual.monday.0.to",
    ],
    [
      { ramadan: week({ friday: [{ from: "9", to: "12:00" }] }) },
      "timeInvalid",
      "ramadan.friday.0.from",
    ],
    [
      { usual: week({ monday: [{ from: "09:15", to: "18:00" }] }) },
      "notOnHalfHour",
      "usual.monday.0.from",
    ],
    [{ usual: weekOf(() => []) }, "noOpenHour", "usual"],
    [{ phone: weekOf(() => []) }, "noOpenHour", "phone"],
    [
      {
        usual: week({
          friday: [
            { from: "09:00", to: "12:00" },
            { from: "11:30", to: "18:00" },
          ],
        }),
      },
      "timesOverlap",
      "usual.friday.1.from",
    ],
    [{ phone: everyDay("20:00", "20:00") }, "timesReversed", "phone.monday.0.to"],
    [
      {
        phone: weekOf(() => [
          { from: "01:00", to: "08:00" },
          { from: "20:00", to: "02:00" },
        ]),
      },
      "timesOverlap",
      "phone.tuesday.0.from",
    ],
    [
      {
        usual: week({ monday: Array.from({ length: 5 }, () => ({ from: "09:00", to: "10:00" })) }),
      },
      "tooManyTimes",
      "usual.monday",
    ],
  ])("are refused: case %#", (weeks, problem, field) => {
    expect(hours(weeks)).toEqual({ problem, field });
  });

  it("past midnight are the telephone's only, and any minute", () => {
    expect(hours({ phone: everyDay("20:10", "02:05") })).toHaveProperty("calendar");
    expect(hours({ usual: week({ monday: [{ from: "20:00", to: "02:00" }] }) })).toMatchObject({
      problem: "timesReversed",
    });
  });

  it("stand in their order, so that the same hours are the same calendar", () => {
    const spans = [
      { from: "14:00", to: "18:00" },
      { from: "09:00", to: "12:00" },
    ];
    const one = hours({ usual: week({ friday: spans }) });
    const other = hours({ usual: week({ friday: spans.toReversed() }) });
    if ("problem" in one || "problem" in other) throw new Error("The hours were refused.");
    expect(isSameCalendar(one.calendar, other.calendar)).toBe(true);
    expect(isSameCalendar(one.calendar, defaultCalendar)).toBe(false);
  });
});

describe("what staff are reminded of", () => {
  const { special } = defaultCalendar;

  it("are days that wait for the moon, from three weeks before until they begin", () => {
    const idsOn = (day: string) => expectedSoon(special, day).map(({ id }) => id);
    expect(idsOn("2027-02-01")).toContain("ramadan-2027");
    expect(idsOn("2027-02-01")).not.toContain("eid-al-fitr-2027");
    expect(
      expectedSoon(special, "2027-02-24").find(({ id }) => id === "eid-al-fitr-2027"),
    ).toMatchObject({
      confirmBy: "2027-03-09",
    });
    expect(idsOn("2027-03-10")).toEqual(["eid-al-fitr-2027"]);
    expect(idsOn("2027-03-11")).toEqual([]);
    expect(idsOn("2026-12-01")).toEqual([]);
  });

  it("are years without a holiday, this one and from July on the next", () => {
    expect(yearsWithoutHolidays(special, "2026-11-24")).toEqual([]);
    expect(yearsWithoutHolidays(special, "2027-06-30")).toEqual([]);
    expect(yearsWithoutHolidays(special, "2027-07-01")).toEqual([2028]);
    expect(yearsWithoutHolidays([], "2026-11-24")).toEqual([2026, 2027]);
  });
});
