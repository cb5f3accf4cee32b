import { expect, it } from "vitest";
import { droveTooEarly } from "./driving-years.ts";

it.each([
  { born: 2004, years: 5, isTooEarly: false },
  { born: 2004, years: 6, isTooEarly: true },
  { born: 2004, years: 40, isTooEarly: true },
  { born: 2009, years: 0, isTooEarly: false },
  { born: 2009, years: 1, isTooEarly: true },
  { born: 1926, years: 80, isTooEarly: false },
])("born in $born, $years years of driving began before 17: $isTooEarly", (given) => {
  expect(droveTooEarly(given.born, given.years, "2026-11-20")).toBe(given.isTooEarly);
});
