import { expect, test } from "vitest";
import { looksLikeCode } from "./random-letters.ts";

test.each([
  ["MZ-7F3K2Q", false],
  ["MZ-482913", true],
  ["0d123456-aaaa-4aaa-8aaa-aaaaaaaaaaaa", true],
  ["12345-67890", false],
])("%s looks like an activation code: %s", (text, looks) => {
  expect(looksLikeCode(text)).toBe(looks);
});
