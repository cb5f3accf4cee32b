import { expect, test } from "vitest";
import { digitsOnly, toLatinDigits } from "./digits.ts";

test.each([
  ["٤٨٢١٣", "48213"],
  ["۴۸۲۱۳", "48213"],
  ["لوحة ٥ A", "لوحة 5 A"],
  ["0123456789", "0123456789"],
  ["٠۹", "09"],
])("%s is read as %s", (typed, meant) => {
  expect(toLatinDigits(typed)).toBe(meant);
});

test("letters, spaces and signs are not digits", () => {
  expect(digitsOnly("+٩٧١ (50) 12-x")).toBe("9715012");
});
