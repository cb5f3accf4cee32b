import { expect, it } from "vitest";
import { weekdaysInWords } from "./weekdays-in-words.ts";

it.each([
  [[1, 2, 3, 4, 5], "en", "Mon – Fri"],
  [[1, 3], "en", "Mon Wed"],
  [[], "en", ""],
  [[1, 2, 3, 4, 5], "ar", "الاثنين – الجمعة"],
] as const)("%j in %s is %s", (days, language, words) => {
  expect(weekdaysInWords(days, language)).toBe(words);
});
