import { describe, expect, it } from "vitest";
import { buildCatalogue } from "../quotes/demonstration/catalogue.ts";
import { InvalidEdition } from "../quotes/parse-edition.ts";
import { cellKey, cellsOf, editionFrom, unitOf } from "./edition-cells.ts";

const editions = buildCatalogue().map(({ edition }) => edition);

describe("the cells of an edition", () => {
  it.each(editions)("are the whole of it, in any order: $plan", (edition) => {
    const cells = cellsOf(edition);
    expect(new Set(cells.map(cellKey)).size).toBe(cells.length);
    expect(editionFrom(edition, cells.toReversed())).toEqual(edition);
  });

  it("know their unit", () => {
    expect(unitOf("addOns", "omanCover")).toBe("aed");
    expect(unitOf("driverAge", "21")).toBe("percent");
    expect(unitOf("declines", "maxCarAge")).toBe("years");
    expect(unitOf("driverAge", "-1")).toBeUndefined();
    expect(unitOf("claims", "three")).toBeUndefined();
  });

  it("that leave one out are no edition", () => {
    const [edition] = editions;
    if (!edition) throw new Error("There is no edition.");
    const without = (key: string) => cellsOf(edition).filter((cell) => cellKey(cell) !== key);
    expect(() => editionFrom(edition, without("claimFree.2"))).toThrow(InvalidEdition);
    expect(() => editionFrom(edition, without("discount.all"))).toThrow(InvalidEdition);
  });
});
