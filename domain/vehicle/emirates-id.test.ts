import { expect, test } from "vitest";
import {
  emiratesIdIsEmpty,
  emiratesIdLooksMistyped,
  formatEmiratesId,
  maskEmiratesId,
  parseEmiratesId,
} from "./emirates-id.ts";

test.each([
  ["784-1990-1234567-1", "784199012345671"],
  ["784199012345671", "784199012345671"],
  ["199012345671", "784199012345671"],
  ["784 - ١٩٩٠ ١٢٣٤٥٦٧ ١", "784199012345671"],
  ["784-1990-1234567", undefined],
  ["784-1990-1234567-12", undefined],
  ["784-", undefined],
  ["", undefined],
])("%s is read as %s", (text, digits) => {
  expect(parseEmiratesId(text)).toBe(digits);
});

test.each([
  ["", "784"],
  ["78", "784"],
  ["784-", "784"],
  ["784-19", "784-19"],
  ["19901", "784-1990-1"],
  ["784-1990-1234567", "784-1990-1234567"],
  ["784-1990-1234567-19999", "784-1990-1234567-1"],
])("[2-5.1 Emirates ID] while %s is typed, %s is shown", (text, shown) => {
  expect(formatEmiratesId(text)).toBe(shown);
});

test("the prefix alone is not an answer", () => {
  expect(["", "784 - ", "784-1"].map(emiratesIdIsEmpty)).toEqual([true, true, false]);
});

test("others see the last digit only", () => {
  expect(maskEmiratesId("784-1990-1234567-1")).toBe("784-****-*******-1");
  expect(maskEmiratesId("784-19")).toBe("784-****-*******-*");
});

test.each([
  ["784-1990-1234567-1", true],
  ["784-1990-1234567-6", false],
  ["784-1990", false],
])("%s looks mistyped: %s", (text, doubtful) => {
  expect(emiratesIdLooksMistyped(text)).toBe(doubtful);
});
