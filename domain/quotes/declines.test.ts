import { describe, expect, it } from "vitest";
import {
  type Answers,
  editionNamed,
  editions,
  priced,
  riskWith,
} from "../../tests/support/rating.ts";
import { rate } from "./rate.ts";

const outcome = (plan: string, answers: Answers, body: "saloon" | "station" = "saloon") => {
  const rated = rate(editionNamed(plan), riskWith(answers, { body, cylinders: "4" }));
  return rated.outcome === "declined" ? rated.reasons : "priced";
};
const bornAtAge = (age: number) => ({ driverBirthYear: 2026 - age });
const ofAge = (age: number) => ({ year: 2026 - age });

describe("declined", () => {
  it.each([
    ["qandeel-comprehensive", bornAtAge(24), bornAtAge(25), "driverTooYoung"],
    ["falaj-third-party", bornAtAge(20), bornAtAge(21), "driverTooYoung"],
    ["nakhla-comprehensive", ofAge(11), ofAge(10), "carTooOld"],
    ["hazm-comprehensive", ofAge(11), ofAge(10), "carTooOld"],
    ["qandeel-comprehensive", ofAge(11), ofAge(10), "carTooOld"],
    ["falaj-comprehensive", ofAge(11), ofAge(10), "carTooOld"],
    ["marsa-comprehensive", ofAge(11), ofAge(10), "carTooOld"],
    ["sidrah-comprehensive", ofAge(9), ofAge(8), "carTooOld"],
    ["lulwa-comprehensive", ofAge(16), ofAge(15), "carTooOld"],
    ["hazm-comprehensive", { value: 600_001 }, { value: 600_000 }, "valueTooHigh"],
  ])("%s: with %o, not with %o: %s", (plan, declined, accepted, reason) => {
    expect(outcome(plan, declined)).toEqual([reason]);
    expect(outcome(plan, accepted)).toBe("priced");
  });

  it.each(editions.filter(({ cover }) => cover === "thirdParty"))(
    "$plan accepts an old and dear car",
    ({ plan }) => {
      expect(outcome(plan, { value: 5_000_000, year: 1970 })).toBe("priced");
      expect(outcome(plan, { value: 1_000, year: 1970 })).toBe("priced");
    },
  );

  it("says every reason", () => {
    const answers = { ...bornAtAge(17), ...ofAge(20), value: 1_000 };
    expect(outcome("qandeel-comprehensive", answers)).toEqual([
      "driverTooYoung",
      "carTooOld",
      "valueBelowTariff",
    ]);
  });
});

// Declined where 5 % (saloon) or 7 % (station) of the value lies below the floor: half of the
// minimum, or all of it after a claim.
describe.each(editions.filter(({ cover }) => cover === "comprehensive"))(
  "$plan begins",
  ({ plan }) => {
    it.each([
      ["saloon", "none", 13_000],
      ["station", "none", 14_286],
      ["saloon", "one", 26_000],
      ["station", "one", 28_572],
      ["saloon", "two_or_more", 26_000],
      ["station", "two_or_more", 28_572],
    ] as const)("for a %s with claims %s at AED %i", (body, claims, value) => {
      expect(outcome(plan, { claims, value: value - 1 }, body)).toEqual(["valueBelowTariff"]);
      expect(outcome(plan, { claims, value }, body)).toBe("priced");
    });
  },
);

describe("the bounds of the tariff", () => {
  const discounted = (discount: number) => ({ ...editionNamed("hazm-third-party"), discount });

  // Decision 17/2020: at least half of the minimum, and all of it after a claim.
  it.each([
    ["none", 37_500, 7_500],
    ["one", 75_000, 27_000],
    ["two_or_more", 75_000, 15_000],
  ] as const)("with claims %s are not less than %i fils", (claims, floorFils, raisedFils) => {
    const { ledger, priceFils } = priced(discounted(6_000), riskWith({ claims }));
    const line = ledger.find(({ code }) => code === "tariffFloor");
    expect(line).toMatchObject({ amountFils: raisedFils, source: "floor", verified: true });
    expect(priceFils).toBe(floorFils * 1.05);
  });

  it("are an assumption where the minimum is one", () => {
    const risk = riskWith({}, { body: "saloon", cylinders: "6" });
    const { ledger } = priced(discounted(6_000), risk);
    expect(ledger.find(({ code }) => code === "tariffFloor")).toMatchObject({
      amountFils: 10_000,
      verified: false,
    });
  });

  it("leave a discount of exactly half", () => {
    const { ledger } = priced(discounted(5_000), riskWith());
    expect(ledger.map(({ code }) => code)).toEqual(["tariffMinimum", "insurerDiscount", "vat"]);
  });

  it("are not more than the tariff's maximum of third-party cover", () => {
    const answers = { ...bornAtAge(18), drivingYears: 0, claims: "one" as const };
    const { ledger, priceFils } = priced(editionNamed("nakhla-third-party"), riskWith(answers));
    expect(ledger.find(({ code }) => code === "tariffCap")).toMatchObject({
      amountFils: -42_800,
      inputs: [],
      source: "tariff",
      verified: true,
    });
    expect(priceFils).toBe(136_500);
  });

  it("are not more than 5 % of a saloon's value", () => {
    const { ledger, priceFils } = priced(
      editionNamed("nakhla-comprehensive"),
      riskWith({ value: 13_000 }),
    );
    expect(ledger.find(({ code }) => code === "tariffCap")).toMatchObject({
      amountFils: -16_900,
      inputs: ["value"],
    });
    expect(priceFils).toBe(68_250);
  });

  it("do not concern agency repair, add-ons and VAT", () => {
    const answers = { value: 13_000, repair: "agency" as const, addOns: ["omanCover"] as const };
    const { ledger } = priced(editionNamed("nakhla-comprehensive"), riskWith(answers));
    expect(ledger.slice(-4).map(({ code, amountFils }) => [code, amountFils])).toEqual([
      ["tariffCap", -16_900],
      ["agencyRepair", 9_750],
      ["omanCover", 10_000],
      ["vat", 4_238],
    ]);
  });
});
