import { expect, it } from "vitest";
import { daysInWords } from "./weekdays.ts";

const range = (first: string, last: string) => `${first} to ${last}`;

it.each([
  [[1, 2, 3, 4, 5], "Mon to Fri"],
  [[0, 1, 2, 3, 4], "Mon to Thu, Sun"],
  [[1, 2, 4], "Mon, Tue, Thu"],
  [[0, 1, 2, 3, 4, 5, 6], "Mon to Sun"],
])("%j are %s", (days, words) => {
  expect(daysInWords(days, "en", range)).toBe(words);
});
