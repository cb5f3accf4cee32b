import { describe, expect, it } from "vitest";
import { riskWith } from "../../../tests/support/rating.ts";
import { limit, yes } from "../cover.ts";
import { exampleCar, insuredCarOf } from "./insured-car.ts";
import { whatHappens } from "./what-happens.ts";

describe("the car of a quote", () => {
  const quote = {
    type: "comprehensive",
    cover: [
      { benefit: "omanCover", value: yes, group: "additional" },
      { benefit: "somethingNew", value: yes, group: "additional" },
    ],
    excessAed: 350,
    repair: "agency",
  } as const;
  const insured = insuredCarOf(quote, riskWith({ value: 60_000, driverBirthYear: 2004 }));

  it("has the quote's cover and choices, without benefits that are not known", () => {
    expect(insured).toMatchObject({ cover: "comprehensive", excessAed: 350, repair: "agency" });
    expect(insured.lines.map(({ benefit }) => benefit)).toEqual(["omanCover"]);
  });

  it("has the answers, and names those that were not given", () => {
    expect(insured.facts).toMatchObject({ valueAed: 60_000, carAge: 3, driverAge: 22 });
    expect(insured.assumed).toEqual([
      "year",
      "drivingYears",
      "claims",
      "claimFreeYears",
      "financed",
    ]);
  });
});

describe("the example's car", () => {
  it("has every value assumed", () => {
    const { facts, assumed } = exampleCar("thirdParty");
    expect(facts).toMatchObject({ valueAed: 222_300, carAge: 3, driverAge: 35 });
    expect(assumed).toContain("value");
    expect(assumed).toContain("driverBirthYear");
  });

  it("has the unified policy without add-ons", () => {
    expect(exampleCar("thirdParty")).toMatchObject({ excessAed: null, repair: null });
    const { lines, excessAed, repair } = exampleCar("comprehensive");
    expect({ excessAed, repair }).toEqual({ excessAed: 1_000, repair: "garage" });
    expect(lines).toContainEqual({ benefit: "excess", value: limit(1_000), group: "basic" });
    expect(whatHappens("flood", exampleCar("comprehensive")).paid.you).toBe(3_000_000);
  });
});
