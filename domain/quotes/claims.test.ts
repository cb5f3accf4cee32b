import { expect, test } from "vitest";
import { parseClaims } from "./claims.ts";

test.each([
  ["No previous claims", "none"],
  ["one", "one"],
  ["two or more previous claims", "two_or_more"],
  ["many", undefined],
])("%s means %s", (text, option) => {
  expect(parseClaims(text)).toBe(option);
});
