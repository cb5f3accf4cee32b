import { describe, expect, test } from "vitest";
import { tomorrowInDubai } from "../calendar-day.ts";
import {
  DEFAULT_VEHICLE_VALUE_AED,
  formatVehicleValue,
  parseVehicleValue,
} from "../vehicle/vehicle-value.ts";
import { startDateProblem } from "./confirmation.ts";

describe("tomorrow in Dubai", () => {
  test.each([
    ["2026-11-20T08:00:00Z", "2026-11-21"],
    ["2026-11-20T19:59:59Z", "2026-11-21"],
    ["2026-11-20T20:00:00Z", "2026-11-22"],
    ["2026-12-31T19:00:00Z", "2027-01-01"],
    ["2028-02-28T12:00:00Z", "2028-02-29"],
  ])("at %s is %s", (now, day) => {
    expect(tomorrowInDubai(new Date(now))).toBe(day);
  });
});

test.each([
  ["2026-11-21", undefined],
  ["2027-02-18", undefined],
  ["2026-11-20", "tooEarly"],
  ["2027-02-19", "tooLate"],
  ["", "required"],
  ["21/11/2026", "invalid"],
  ["2026-02-30", "invalid"],
  ["2026-13-01", "invalid"],
])("cover from %s, asked on 20 November 2026, is %s", (date, problem) => {
  expect(startDateProblem(date, new Date("2026-11-20T08:00:00Z"))).toBe(problem);
});

test.each<[string | number, number | undefined]>([
  ["222,300 AED", 222_300],
  ["222300", 222_300],
  ["٢٢٢٬٣٠٠", 222_300],
  [50_000, 50_000],
  ["1,000", 1_000],
  ["999", undefined],
  ["5,000,001", undefined],
  ["1000.50", undefined],
  ["much", undefined],
])("a car worth %s is worth %s dirhams", (text, aed) => {
  expect(parseVehicleValue(text)).toBe(aed);
});

test("the default value reads as the specification writes it", () => {
  expect(formatVehicleValue(DEFAULT_VEHICLE_VALUE_AED)).toBe("222,300 AED");
});
