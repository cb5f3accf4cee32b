import { describe, expect, it } from "vitest";
import { ratingDay } from "../../tests/support/rating.ts";
import { factsOf } from "../quotes/rating-facts.ts";
import { FIXED_RISKS, fixedRisks } from "./fixed-risks.ts";

const risks = fixedRisks(ratingDay);
const facts = risks.map(factsOf);

const reach = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];

describe("the fixed risks", () => {
  it("are the same each time", () => {
    expect(risks).toHaveLength(FIXED_RISKS);
    expect(fixedRisks(ratingDay)).toEqual(risks);
    expect(new Set(risks.map((risk) => JSON.stringify(risk))).size).toBe(FIXED_RISKS);
  });

  it("reach over everything that rates", () => {
    expect(reach(facts.map(({ valueAed }) => valueAed))).toEqual([5_000, 5_000_000]);
    expect(reach(facts.map(({ driverAge }) => driverAge))).toEqual([18, 80]);
    expect(reach(facts.map(({ carAge }) => carAge))).toEqual([0, 16]);
    expect(reach(facts.map(({ claimFreeYears }) => claimFreeYears))).toEqual([0, 5]);
    expect(reach(facts.map(({ drivingYears }) => drivingYears))).toEqual([0, 8]);
    expect(new Set(facts.map(({ claims }) => claims)).size).toBe(3);
    expect(new Set(risks.map(({ body, cylinders }) => body + cylinders)).size).toBe(6);
    expect(new Set(risks.map(({ inputs }) => inputs.excess?.value)).size).toBe(6);
    expect(new Set(risks.flatMap(({ inputs }) => inputs.addOns?.value ?? [])).size).toBe(8);
  });

  it("keep their ages in another year", () => {
    expect(fixedRisks("2031-02-01").map(factsOf)).toEqual(facts);
  });
});
