import { expect, it } from "vitest";
import { foldedForSearch, matchesSearch } from "./folded-for-search.ts";

it.each([
  ["  How do I   PAY?", "how do i pay?"],
  ["مُطالبة", "مطالبه"],
  ["أدفع إلى", "ادفع الي"],
  ["Éclair", "eclair"],
])("%j is compared as %j", (text, folded) => {
  expect(foldedForSearch(text)).toBe(folded);
});

it.each([
  ["refund", "Refund calculator", true],
  ["what-if flood", "What if? what-if FLOOD", true],
  ["refund boat", "Refund calculator", false],
  ["إلغاء", "استرجاع الغاء", true],
  ["  ", "anything", true],
])("%j finds %j: %s", (typed, text, isFound) => {
  expect(matchesSearch(text, typed)).toBe(isFound);
});
