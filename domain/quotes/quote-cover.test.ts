import { describe, expect, it } from "vitest";
import { type CoverLine, limit, no, notStated, years, yes } from "./cover.ts";
import { editionNamed, priced, riskWith } from "../../tests/support/rating.ts";
import { coverOfQuote, includes } from "./quote-cover.ts";

const lines: CoverLine[] = [
  { benefit: "bloodMoney", value: limit(200_000), group: "basic" },
  { benefit: "excess", value: limit(1_000), group: "basic" },
  { benefit: "omanCover", value: no, group: "additional" },
  { benefit: "passengerCover", value: notStated, group: "additional" },
  { benefit: "driverCover", value: limit(300_000), group: "additional" },
];
const nothing = { excessAed: null, repair: null, addOns: [], ledger: [] };
const valueOf = (covered: CoverLine[], wanted: CoverLine["benefit"]) =>
  covered.find(({ benefit }) => benefit === wanted)?.value;

describe("the cover of a quote", () => {
  it("is the plan's without choices", () => {
    expect(coverOfQuote(lines, nothing)).toEqual(lines);
  });

  it("has the chosen excess, also none", () => {
    expect(valueOf(coverOfQuote(lines, { ...nothing, excessAed: 350 }), "excess")).toEqual(
      limit(350),
    );
    expect(valueOf(coverOfQuote(lines, { ...nothing, excessAed: 0 }), "excess")).toEqual(limit(0));
  });

  it("covers a bought add-on in its own line", () => {
    const covered = coverOfQuote(lines, { ...nothing, addOns: ["omanCover", "passengerCover"] });
    expect(covered).toHaveLength(lines.length);
    expect(valueOf(covered, "omanCover")).toEqual(yes);
    expect(valueOf(covered, "passengerCover")).toEqual(limit(200_000));
  });

  it("keeps what the plan covers already", () => {
    const covered = coverOfQuote(lines, { ...nothing, addOns: ["driverCover"] });
    expect(valueOf(covered, "driverCover")).toEqual(limit(300_000));
  });

  it("ends with what the plan does not mention", () => {
    const covered = coverOfQuote(lines, { ...nothing, repair: "agency", addOns: ["offRoad"] });
    expect(covered.slice(lines.length)).toEqual([
      { benefit: "offRoad", value: yes, group: "additional" },
      { benefit: "agencyRepair", value: yes, group: "additional" },
    ]);
  });

  describe("with agency repair included for three years", () => {
    const threeYears: CoverLine[] = [
      { benefit: "agencyRepair", value: years(3), group: "additional" },
    ];
    const repairOf = (age: number) => {
      const answers = { year: 2026 - age, repair: "agency" as const };
      const quote = priced(editionNamed("marsa-comprehensive"), riskWith(answers));
      return coverOfQuote(threeYears, quote)[0]?.value;
    };

    it("keeps the years", () => {
      expect(repairOf(3)).toEqual(years(3));
    });

    it("does not name the years to somebody who pays for it after them", () => {
      expect(repairOf(4)).toEqual(yes);
    });
  });
});

it.each([
  ["driverCover", true],
  ["omanCover", false],
  ["passengerCover", false],
  ["offRoad", false],
] as const)("the plan includes %s: %s", (addOn, isIncluded) => {
  expect(includes(lines, addOn)).toBe(isIncluded);
});
