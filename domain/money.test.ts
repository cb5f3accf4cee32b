import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aedFromFils, filsFromAed, formatAmount } from "./money.ts";

describe("an amount in dirhams", () => {
  test.each<[string | number, number]>([
    ["955.50", 95_550],
    ["1,092.00", 109_200],
    ["AED 955.50", 95_550],
    ["222,300 AED", 22_230_000],
    ["\u2066AED 1,092\u2069", 109_200],
    ["٩٥٥٫٥", 95_550],
    [955.5, 95_550],
    [955.55, 95_555],
    [0, 0],
    [-0, 0],
    [10_000_000, 1_000_000_000],
  ])("%s is %i fils", (amount, fils) => {
    expect(filsFromAed(amount)).toBe(fils);
  });

  test.each<string | number>([
    "",
    "abc",
    "-1",
    "1.005",
    "1,09.00",
    "1e3",
    "0x10",
    "AED",
    "1.",
    -0.01,
    0.001,
    1e-9,
    10_000_000.01,
    Infinity,
    NaN,
  ])("%s is none", (amount) => {
    expect(filsFromAed(amount)).toBeUndefined();
  });

  test("every amount in fils is the same after conversion to dirhams, to text and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (fils) => {
        expect(filsFromAed(aedFromFils(fils))).toBe(fils);
        expect(filsFromAed(formatAmount(fils))).toBe(fils);
      }),
    );
  });
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [109_200, "1,092.00"],
  [123_456_789, "1,234,567.89"],
  [-17_250, "-172.50"],
])("%i fils read %s", (fils, text) => {
  expect(formatAmount(fils)).toBe(text);
});
