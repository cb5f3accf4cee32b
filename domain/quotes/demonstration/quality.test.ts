import { describe, expect, it } from "vitest";
import { isCalendarDay } from "../../calendar-day.ts";
import { qualityFigures } from "../insurer-quality.ts";
import { coverTypes } from "../package-kinds.ts";
import { insurers } from "./insurers.ts";
import { qualityOfInsurers } from "./quality.ts";

const stated = insurers.flatMap(({ slug }) =>
  coverTypes.map((cover) => ({ slug, cover, quality: qualityOfInsurers[slug][cover] })),
);
const publishedBy = (slug: string) =>
  stated
    .filter((one) => one.slug === slug)
    .map(({ quality }) => qualityFigures.filter((figure) => quality?.[figure] !== undefined));

describe("the invented figures", () => {
  it.each(stated)("of $slug, $cover, are as the national quotation has them", ({ quality }) => {
    for (const figure of qualityFigures) {
      const value = quality?.[figure] ?? 0;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
      expect(String(value)).toMatch(/^\d+(\.\d)?$/);
    }
    expect(isCalendarDay(quality?.asOf ?? "")).toBe(true);
    expect(quality?.isInvented).toBe(true);
  });

  it("are not all published", () => {
    expect(publishedBy("lulwa")).toEqual([[], []]);
    expect(publishedBy("hazm").map(({ length }) => length)).toEqual([1, 2]);
    expect(publishedBy("marsa").map(({ length }) => length)).toEqual([3, 3]);
  });
});
