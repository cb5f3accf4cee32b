import { expect, it } from "vitest";
import { foldedForSearch } from "./folded-for-search.ts";

it.each([
  ["  How do I   PAY?", "how do i pay?"],
  ["مُطالبة", "مطالبه"],
  ["أدفع إلى", "ادفع الي"],
  ["Éclair", "eclair"],
])("%j is compared as %j", (text, folded) => {
  expect(foldedForSearch(text)).toBe(folded);
});
