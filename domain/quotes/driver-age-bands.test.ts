import { expect, it } from "vitest";
import { editions } from "../../tests/support/rating.ts";
import { agesOf, driverAgeBandOf, driverAgeBands } from "./driver-age-bands.ts";

it("begins a band at each age at which an edition's price changes", () => {
  const begins = new Set(driverAgeBands.map(({ from }) => from as number));
  const steps = editions.flatMap(({ driverAge }) => driverAge.map(({ from }) => from));
  const limits = editions.flatMap(({ declines }) => declines.minDriverAge ?? []);
  expect([...steps, ...limits].filter((age) => age > 0 && !begins.has(age))).toEqual([]);
});

it.each([
  [17, "under21"],
  [20, "under21"],
  [21, "21to24"],
  [24, "21to24"],
  [29, "25to29"],
  [30, "30to59"],
  [59, "30to59"],
  [60, "60to69"],
  [70, "from70"],
  [100, "from70"],
])("puts a driver of %i into %s", (age, code) => expect(driverAgeBandOf(age)).toBe(code));

it("knows the ages of each band, the usual one first, and none of an unknown band", () => {
  expect(agesOf("21to24")).toEqual([23, 21, 22, 24]);
  for (const { code } of driverAgeBands)
    expect(new Set(agesOf(code).map(driverAgeBandOf))).toEqual(new Set([code]));
  expect(agesOf("18")).toEqual([]);
});
