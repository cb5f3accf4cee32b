import { expect, it } from "vitest";
import { readTime } from "./read-time.ts";

it.each([
  ["9", "09:00"],
  ["18", "18:00"],
  ["9:30", "09:30"],
  ["09.30", "09:30"],
  ["0930", "09:30"],
  ["٠٩:٣٠", "09:30"],
  [" 24:00 ", "24:00"],
  ["", ""],
  ["noon", "noon"],
  ["9:3", "9:3"],
])("%j is read as %j", (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
