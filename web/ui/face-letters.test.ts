import { expect, test } from "vitest";
import { faceLetters } from "./face-letters.ts";

test.each([
  ["Salma", "S"],
  ["salma al hashimi", "SH"],
  ["سلمى الهاشمي", "س"],
  [" ", ""],
])("of %s they are %s", (name, letters) => {
  expect(faceLetters(name)).toBe(letters);
});
