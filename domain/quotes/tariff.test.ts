import { describe, expect, it } from "vitest";
import { cars, priced, riskWith, smallSaloon, editionNamed } from "../../tests/support/rating.ts";
import { carBodies, type CarBody, cylinderCounts, type CylinderCount } from "../vehicle/car.ts";
import { coverTypes } from "./package-kinds.ts";
import { maximumPremiumFils, minimumPremiumFils, tariffIsVerified } from "./tariff.ts";

type Bounds = [CarBody, CylinderCount, leastAed: number, most: number, verified: boolean];

// Insurance Authority Board Decision 30/2016, before VAT. Rows that are not verified are
// assumptions, interpolated between those that are.
describe("the tariff of third-party cover", () => {
  it.each<Bounds>([
    ["saloon", "4", 750, 1_300, true],
    ["saloon", "6", 1_000, 1_700, false],
    ["saloon", "8", 1_300, 2_100, true],
    ["station", "4", 1_000, 1_750, true],
    ["station", "6", 1_050, 1_950, false],
    ["station", "8", 1_250, 2_150, false],
  ])("for a %s with %s cylinders is AED %i to %i; verified: %s", (...row) => {
    const [body, cylinders, leastAed, mostAed, verified] = row;
    expect(minimumPremiumFils("thirdParty", body, cylinders)).toBe(leastAed * 100);
    expect(maximumPremiumFils("thirdParty", body, cylinders, 1_000)).toBe(mostAed * 100);
    expect(tariffIsVerified("thirdParty", body, cylinders)).toBe(verified);
  });
});

describe("the tariff of comprehensive cover", () => {
  it.each<Bounds>([
    ["saloon", "4", 1_300, 5, true],
    ["saloon", "6", 1_300, 5, false],
    ["saloon", "8", 1_300, 5, true],
    ["station", "4", 2_000, 7, true],
    ["station", "6", 2_000, 7, false],
    ["station", "8", 2_000, 7, true],
  ])("for a %s with %s cylinders is AED %i to %i %% of the value; verified: %s", (...row) => {
    const [body, cylinders, leastAed, percent, verified] = row;
    expect(minimumPremiumFils("comprehensive", body, cylinders)).toBe(leastAed * 100);
    // One percent of AED 222,300 are 222,300 fils.
    expect(maximumPremiumFils("comprehensive", body, cylinders, 222_300)).toBe(percent * 222_300);
    expect(tariffIsVerified("comprehensive", body, cylinders)).toBe(verified);
  });
});

it.each(coverTypes.flatMap((cover) => cars.map((car) => ({ cover, ...car }))))(
  "the minimum is below the maximum: $cover, $body, $cylinders",
  ({ cover, body, cylinders }) => {
    const least = minimumPremiumFils(cover, body, cylinders);
    expect(least).toBeLessThan(maximumPremiumFils(cover, body, cylinders, 222_300));
  },
);

it.each(carBodies)("a bigger engine in a %s never costs less", (body) => {
  const least = cylinderCounts.map((count) => minimumPremiumFils("thirdParty", body, count));
  expect(least).toEqual([...least].toSorted((a, b) => a - b));
});

it.each([
  ["4", true],
  ["6", false],
] as const)("with %s cylinders the ledger's minimum is verified: %s", (cylinders, verified) => {
  const risk = riskWith({}, { ...smallSaloon, cylinders });
  const [minimum] = priced(editionNamed("hazm-third-party"), risk).ledger;
  expect(minimum).toMatchObject({ code: "tariffMinimum", source: "tariff", verified });
});
