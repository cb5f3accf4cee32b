import { describe, expect, it } from "vitest";
import { doubtsAbout, needsApproval, needsReason, needsReference } from "./compare-price.ts";

const ours = {
  ourFils: 90_806,
  edition: "e",
  floorFils: 68_250,
  capFils: 500_000,
  lowestFils: null,
  highestFils: null,
  statedAed: 86_000,
};
const market = { ...ours, ourFils: null, edition: null, lowestFils: 88_000, highestFils: 150_000 };

describe("a price of a plan of ours", () => {
  it.each([
    [90_806, []],
    [99_886, []],
    [99_887, ["offBy10"]],
    [81_726, []],
    [81_725, ["offBy10"]],
    [113_507, ["offBy10"]],
    [113_508, ["offBy25"]],
    [68_249, ["offBy10", "belowFloor"]],
    [68_104, ["offBy25", "belowFloor"]],
    [500_001, ["offBy25", "aboveCap"]],
  ])("of %i fils", (priceFils, doubts) => {
    expect(doubtsAbout(priceFils, 86_000, ours)).toEqual(doubts);
  });

  it.each([9_806, 5_000, 908_060, 9_080_600])("with a slipped decimal (%i) needs two", (fils) => {
    expect(needsApproval(doubtsAbout(fils, null, ours))).toBe(true);
    expect(needsApproval(doubtsAbout(fils, null, market))).toBe(true);
  });
});

describe("a price of another plan", () => {
  it.each([
    [88_000, []],
    [150_000, []],
    [79_200, []],
    [79_199, ["offBy10"]],
    [66_001, ["offBy10", "belowFloor"]],
    [66_000, ["outOfRange", "belowFloor"]],
    [187_500, ["outOfRange"]],
  ])("of %i fils is compared with the nearest of today's", (priceFils, doubts) => {
    expect(doubtsAbout(priceFils, null, market)).toEqual(doubts);
  });

  it("needs two people where there is nothing to compare with", () => {
    const nothing = { ...market, floorFils: null, capFils: null, lowestFils: null };
    expect(doubtsAbout(100_000, null, nothing)).toEqual(["nothingToCompare"]);
  });
});

describe("a sum insured", () => {
  it.each([
    [86_000, []],
    [103_200, []],
    [103_201, ["sumInsured"]],
    [68_799, ["sumInsured"]],
  ])("of AED %i beside what was stated", (sum, doubts) => {
    expect(doubtsAbout(90_806, sum, ours)).toEqual(doubts);
  });

  it("more than 20% off needs a reason, but neither a reference nor two people", () => {
    const doubts = doubtsAbout(90_806, 10_000, ours);
    expect([needsReason(doubts), needsReference(doubts), needsApproval(doubts)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(doubtsAbout(90_806, 10_000, { ...ours, statedAed: null })).toEqual([]);
  });
});
