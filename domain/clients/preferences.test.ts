import { describe, expect, it } from "vitest";
import {
  clockOf,
  hoursMistake,
  mayCallAt,
  minutesOfClock,
  nextMayCall,
  type Preferences,
} from "./preferences.ts";

const at = (time: string, day = "2026-11-24") => new Date(`${day}T${time}+04:00`);
const hours = (from: string, until: string) => ({
  from: minutesOfClock(from),
  until: minutesOfClock(until),
});
const wants = (more: Partial<Preferences> = {}) => ({
  channel: "phoneThenMail" as const,
  hours: hours("16:00", "20:00"),
  ...more,
});

describe("hours to call", () => {
  it.each([
    ["09:00", "10:00"],
    ["16:00", "20:00"],
    ["08:30", "09:30"],
    ["17:30", "24:00"],
    ["00:00", "24:00"],
  ])("may be %s to %s", (from, until) => {
    expect(hoursMistake(hours(from, until))).toBeUndefined();
  });

  it.each([
    ["", "12:00", "hourInvalid", "from"],
    ["9:00", "12:00", "hourInvalid", "from"],
    ["09:15", "12:00", "hourInvalid", "from"],
    ["09:00", "24:30", "hourInvalid", "until"],
    ["09:00", "09:59", "hourInvalid", "until"],
    ["09:00", "09:30", "hoursTooShort", "until"],
    ["09:00", "09:00", "hoursTooShort", "until"],
    ["16:00", "10:00", "hoursTooShort", "until"],
    ["18:00", "22:00", "hoursNotOurs", "from"],
    ["06:00", "09:00", "hoursNotOurs", "from"],
  ])("may not be %s to %s: %s", (from, until, problem, field) => {
    expect(hoursMistake(hours(from, until))).toEqual({ problem, field });
  });

  it.each(["00:00", "09:30", "16:00", "24:00"])("are written as they are read: %s", (time) => {
    expect(clockOf(minutesOfClock(time))).toBe(time);
  });
});

describe("somebody who wants to be called from 16:00 to 20:00 in Dubai", () => {
  it.each([
    ["15:59:59.999", false],
    ["16:00", true],
    ["19:59:59.999", true],
    ["20:00", false],
    ["00:00", false],
  ])("at %s: %s", (time, may) => {
    expect(mayCallAt(wants(), at(time))).toBe(may);
  });

  it.each([
    ["11:32", "16:00", "2026-11-24"],
    ["16:00", "16:00", "2026-11-24"],
    ["17:45", "17:45", "2026-11-24"],
    // Our hours are over by then.
    ["18:00", "16:00", "2026-11-25"],
    ["23:59", "16:00", "2026-11-25"],
  ])("at %s is called next at %s on %s", (time, next, day) => {
    expect(nextMayCall(wants(), at(time))).toEqual(at(next, day));
  });
});

describe("somebody else", () => {
  it("who wants no calls may never be called", () => {
    const mail = wants({ channel: "mail", hours: null });
    expect([mayCallAt(mail, at("16:00")), nextMayCall(mail, at("16:00"))]).toEqual([
      false,
      undefined,
    ]);
  });

  it("without hours may be called whenever we call", () => {
    const any = wants({ hours: null });
    expect(mayCallAt(any, at("20:00"))).toBe(true);
    expect(nextMayCall(any, at("20:00"))).toEqual(at("09:00", "2026-11-25"));
    expect(nextMayCall(any, at("10:10"))).toEqual(at("10:10"));
  });

  it("whose hours are none of ours any more is called in ours", () => {
    const late = wants({ hours: hours("19:00", "21:00") });
    expect(nextMayCall(late, at("10:00"))).toEqual(at("10:00"));
  });
});
