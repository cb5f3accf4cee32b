import { describe, expect, it } from "vitest";
import { priceOfCheaper } from "./price-of-cheaper.ts";

const side = (name: string, premiumFils: number, leftFils: number) => ({
  name,
  premiumFils,
  leftFils,
});

describe("the price of the cheaper policy", () => {
  it("is what it leaves to the driver beyond the quote that leaves least", () => {
    const [cheap, middle, dear] = [
      side("cheap", 100, 9_000),
      side("middle", 300, 1_000),
      side("dear", 500, 1_000),
    ];
    expect(priceOfCheaper([dear, cheap, middle])).toEqual({
      kind: "dearer",
      cheapest: cheap,
      better: middle,
      savedFils: 200,
      moreFils: 8_000,
    });
  });

  it("is nothing where the cheapest leaves least, too", () => {
    const cheap = side("cheap", 100, 1_000);
    expect(priceOfCheaper([cheap, side("dear", 200, 2_000)])).toEqual({
      kind: "none",
      cheapest: cheap,
    });
  });

  it("is nothing where all leave the same", () => {
    const cheap = side("cheap", 100, 1_000);
    expect(priceOfCheaper([side("dear", 200, 1_000), cheap])).toEqual({
      kind: "same",
      cheapest: cheap,
    });
  });

  it("is not asked for a single quote", () => {
    expect(priceOfCheaper([side("only", 1, 1)])).toBeUndefined();
  });
});
