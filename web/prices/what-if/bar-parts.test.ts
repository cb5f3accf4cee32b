import { describe, expect, it } from "vitest";
import { barPartsOf } from "./bar-parts.ts";

const rounded = (paid: Parameters<typeof barPartsOf>[0]) =>
  barPartsOf(paid).map(({ payer, start, width }) => [
    payer,
    Math.round(start * 10) / 10,
    Math.round(width * 10) / 10,
  ]);

describe("the bar of a damage", () => {
  it("shows in percents who pays how much of it", () => {
    expect(rounded({ insurer: 700_000, otherInsurer: 0, you: 100_000 })).toEqual([
      ["insurer", 0, 87.5],
      ["you", 87.5, 12.5],
    ]);
  });

  it("shows a small part wide enough to be seen", () => {
    const parts = rounded({ insurer: 10_000_000, otherInsurer: 0, you: 10_000 });
    expect(parts).toEqual([
      ["insurer", 0, 98.5],
      ["you", 98.5, 1.5],
    ]);
  });

  it("is empty where nothing is paid", () => {
    expect(barPartsOf({ insurer: 0, otherInsurer: 0, you: 0 })).toEqual([]);
  });
});
