import { describe, expect, it } from "vitest";
import { addOnPrices } from "./add-on-prices.ts";

const plan = (...addOns: { code: string; amountFils: number; included: boolean }[]) => ({
  choices: { excess: [], repair: [], addOns },
});
const sold = (code: string, amountFils: number) => ({ code, amountFils, included: false });
const included = (code: string) => ({ code, amountFils: 0, included: true });

describe("the price of an add-on", () => {
  const prices = addOnPrices([
    plan(sold("omanCover", 10_500), sold("roadsideAssistance", 8_000)),
    plan(sold("omanCover", 9_450), included("roadsideAssistance")),
    plan(included("carRental")),
  ]);

  it("is the lowest among all plans", () => {
    expect(prices.omanCover).toEqual({ fromFils: 9_450, isIncludedBySome: false });
  });

  it("is the lowest that is charged, when another plan includes it", () => {
    expect(prices.roadsideAssistance).toEqual({ fromFils: 8_000, isIncludedBySome: true });
  });

  it("is unknown when no plan charges for it", () => {
    expect(prices.carRental).toEqual({ fromFils: undefined, isIncludedBySome: true });
    expect(prices.offRoad).toEqual({ fromFils: undefined, isIncludedBySome: false });
  });
});
