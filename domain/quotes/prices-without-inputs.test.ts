import { describe, expect, it } from "vitest";
import { cars, editions, priced, riskWith } from "../../tests/support/rating.ts";

/** Fils, VAT included: saloons with 4, 6 and 8 cylinders, then stations. Ruling B4 keeps them. */
type Row = [plan: string, ...fils: [number, number, number, number, number, number]];

const pricesWithoutInputs: Row[] = [
  ["hazm-third-party", 55_125, 73_500, 95_550, 73_500, 77_175, 91_875],
  ["nakhla-third-party", 56_700, 75_600, 98_280, 75_600, 79_380, 94_500],
  ["qandeel-third-party", 59_063, 78_750, 102_375, 78_750, 82_688, 98_438],
  ["lulwa-third-party", 61_425, 81_900, 106_470, 81_900, 85_995, 102_375],
  ["falaj-third-party", 63_000, 84_000, 109_200, 84_000, 88_200, 105_000],
  ["marsa-third-party", 66_938, 89_250, 116_025, 89_250, 93_713, 111_563],
  ["sidrah-third-party", 70_875, 94_500, 122_850, 94_500, 99_225, 118_125],
  ["nakhla-comprehensive", 95_550, 95_550, 95_550, 147_000, 147_000, 147_000],
  ["hazm-comprehensive", 99_645, 99_645, 99_645, 153_300, 153_300, 153_300],
  ["qandeel-comprehensive", 102_375, 102_375, 102_375, 157_500, 157_500, 157_500],
  ["lulwa-comprehensive", 105_105, 105_105, 105_105, 161_700, 161_700, 161_700],
  ["falaj-comprehensive", 109_200, 109_200, 109_200, 168_000, 168_000, 168_000],
  ["marsa-comprehensive", 116_025, 116_025, 116_025, 178_500, 178_500, 178_500],
  ["sidrah-comprehensive", 122_850, 122_850, 122_850, 189_000, 189_000, 189_000],
];

describe("without inputs", () => {
  it.each(pricesWithoutInputs)("%s costs what it did before cars were rated", (plan, ...fils) => {
    const edition = editions.find((one) => one.plan === plan);
    const prices = cars.map((car) => edition && priced(edition, riskWith({}, car)).priceFils);
    expect(prices).toEqual(fils);
  });

  it("every plan has such a row", () => {
    expect(pricesWithoutInputs.map(([plan]) => plan).toSorted()).toEqual(
      editions.map(({ plan }) => plan).toSorted(),
    );
  });
});
