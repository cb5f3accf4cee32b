import { expect, test } from "vitest";
import { differenceOf, percentOff } from "./price-difference.ts";

const none = {
  ourFils: null,
  edition: null,
  floorFils: null,
  capFils: null,
  lowestFils: null,
  highestFils: null,
  statedAed: null,
};

test.each([
  [5_000, 115_600, -95.6],
  [86_700, 115_600, -25],
  [86_735, 115_600, -24.9],
  [115_600, 115_600, 0],
  [231_200, 115_600, 100],
])("%i fils beside %i is %s percent, cut off", (price, ours, percent) => {
  expect(percentOff(price, ours)).toBeCloseTo(percent);
});

test("a price is compared with ours, else with the nearest of today's prices", () => {
  const ours = differenceOf(5_000, { ...none, ourFils: 115_600, lowestFils: 1 });
  expect(ours).toMatchObject({ basis: "ours", fils: -110_600 });
  const range = { ...none, lowestFils: 90_000, highestFils: 170_000 };
  expect(differenceOf(80_000, range)).toMatchObject({ basis: "lowest", fils: -10_000 });
  expect(differenceOf(180_000, range)).toMatchObject({ basis: "highest", fils: 10_000 });
  expect(differenceOf(100_000, range)).toBeUndefined();
  expect(differenceOf(100_000, none)).toBeUndefined();
});
