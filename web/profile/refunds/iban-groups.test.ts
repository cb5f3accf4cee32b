import { expect, test } from "vitest";
import { caretInGroups, inGroups } from "./iban-groups.ts";

test.each([
  ["", ""],
  ["AE0", "AE0"],
  ["AE07", "AE07"],
  ["AE070", "AE07 0"],
  ["ae070331234567890123456", "AE07 0331 2345 6789 0123 456"],
  ["AE07-0331 2345.6789  0123 456 ", "AE07 0331 2345 6789 0123 456"],
  ["\u2066AE07 0331\u2069", "AE07 0331"],
  ["AE٠٧٠٣٣١", "AE07 0331"],
  ["AE07,0331", "AE07 ,033 1"],
])("%j is shown as %j", (typed, shown) => {
  expect(inGroups(typed)).toBe(shown);
});

test.each([
  ["AE07|", "AE07|"],
  ["AE070|", "AE07 0|"],
  ["AE0|7 0331", "AE0|7 0331"],
  ["AE079| 0331", "AE07 9|033 1"],
  ["|AE07", "|AE07"],
])("the caret of %j goes to %j", (before, after) => {
  const caret = before.indexOf("|");
  const typed = before.replace("|", "");
  const [shown, at] = [inGroups(typed), caretInGroups(typed, caret)];
  expect(`${shown.slice(0, at)}|${shown.slice(at)}`).toBe(after);
});
