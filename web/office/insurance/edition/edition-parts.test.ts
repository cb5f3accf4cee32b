import { describe, expect, it } from "vitest";
import { editionNamed } from "../../../../tests/support/rating.ts";
import { cellsOf } from "../../../../domain/insurance/edition-cells.ts";
import { readCell, showCell, showDifference } from "./cell-text.ts";
import { nextCell } from "./next-cell.ts";
import { placePasted, readPasted } from "./pasted.ts";
import { readSheet, textsOf } from "./read-sheet.ts";
import { sectionsOf } from "./sections.ts";

const falaj = editionNamed("falaj-comprehensive");
const texts = textsOf(cellsOf(falaj));

describe("a cell", () => {
  it.each([
    ["38", 3_800],
    ["٣٨٫٥", 3_850],
    ["38,25", 3_825],
    ["2,600", 260_000],
    ["٢٬٦٠٠", 260_000],
    ["−5 %", -500],
    ["-0", 0],
    ["1.005", undefined],
    ["1,2,3", undefined],
    ["", undefined],
    ["ten", undefined],
  ])("reads %s as percent", (text, value) => {
    expect(readCell(text, "percent")).toBe(value);
  });

  it("reads whole dirhams and years alone", () => {
    expect(readCell("600,000", "aed")).toBe(600_000);
    expect(readCell("120.50", "aed")).toBeUndefined();
  });

  it("shows what it reads", () => {
    expect(showCell(-525, "percent")).toBe("−5.25");
    expect(readCell(showCell(260_000, "percent"), "percent")).toBe(260_000);
    expect(showDifference(300, "percent")).toBe("+3");
    expect(showDifference(-20, "aed")).toBe("−20");
  });
});

describe("the sheet", () => {
  it("unchanged is the edition", () => {
    expect(readSheet(falaj, texts)).toMatchObject({ edition: falaj, wrong: new Set() });
  });

  it("keeps the saved value where the typed one is not possible", () => {
    const typed = { ...texts, "discount.all": "101", "driverAge.21": "38", "claims.one": "x" };
    const { edition, wrong } = readSheet(falaj, typed);
    expect(wrong).toEqual(new Set(["discount.all", "claims.one"]));
    expect(edition.discount).toBe(falaj.discount);
    expect(edition.driverAge[1]).toEqual({ from: 21, points: 3_800 });
  });

  it("has all cells in its sections but the commission, which agreements decide", () => {
    const shown = sectionsOf(cellsOf(falaj)).flatMap(({ cells }) => cells);
    const priced = cellsOf(falaj).filter(({ table }) => table !== "commission");
    expect(shown).toHaveLength(priced.length);
    const [first] = sectionsOf(cellsOf(editionNamed("falaj-third-party")));
    expect(first?.section).toBe("driverAge");
  });
});

describe("the keyboard", () => {
  const grid = [["a", "b", "c"], ["d"], ["e", "f"]];

  it("moves along and between rows", () => {
    expect(nextCell(grid, "c", "after")).toBe("d");
    expect(nextCell(grid, "a", "before")).toBeUndefined();
    expect(nextCell(grid, "c", "down")).toBe("d");
    expect(nextCell(grid, "f", "up")).toBe("d");
    expect(nextCell(grid, "f", "down")).toBeUndefined();
  });

  it("pastes to the right and down", () => {
    const rows = readPasted("1\t2\t3\r\n4\t5\r\n");
    expect(placePasted(rows, grid, "b")).toEqual({ b: "1", c: "2" });
    expect(placePasted(rows, grid, "a")).toEqual({ a: "1", b: "2", c: "3", d: "4" });
    expect(placePasted(readPasted("1\n2\n3"), grid, "a")).toEqual({ a: "1", b: "2", c: "3" });
  });
});
