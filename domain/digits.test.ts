import { expect, test } from "vitest";
import { digitsOnly, toLatinDigits } from "./digits.ts";

test.each([
  ["٤٨٢١٣", "48213"],
  ["۴۸۲۱۳", "48213"],
  ["لوحة ٥ A", "لوحة 5 A"],
  ["0123456789", "0123456789"],
  ["٠۹", "09"],
])("%s is typed, %s is meant", (typed, meant) => {
  expect(toLatinDigits(typed)).toBe(meant);
});

test("letters, blanks and signs are no digits", () => {
  expect(digitsOnly("+٩٧١ (50) 12-x")).toBe("9715012");
});
