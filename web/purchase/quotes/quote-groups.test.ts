import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { groupQuotes } from "./quote-groups.ts";
import { sampleQuote } from "../../prices/sample-quote.ts";

const lacking = (id: string, ...unavailable: string[]) => sampleQuote(id, { unavailable });
const grouped = (shown: readonly Package[], all = shown) => {
  const { first, below, lacking: missed } = groupQuotes(shown, all);
  return [first.map(({ _id }) => _id), below.map(({ _id }) => _id), missed];
};

test("plans that do not sell what is ticked stand below in the same order", () => {
  const all = [lacking("a", "agency"), lacking("b"), lacking("c", "agency"), lacking("d")];
  expect(grouped(all)).toEqual([["b", "d"], ["a", "c"], ["agency"]]);
});

test("several ticked choices set apart whoever lacks one of them", () => {
  const all = [lacking("a", "omanCover"), lacking("b"), lacking("c", "agency")];
  expect(grouped(all)).toEqual([["b"], ["a", "c"], ["agency", "omanCover"]]);
});

test("without a ticked choice, and for what is no quick choice, nothing moves", () => {
  expect(grouped([lacking("a"), lacking("b")])).toEqual([["a", "b"], [], []]);
  expect(grouped([lacking("a", "excess", "carRental"), lacking("b")])).toEqual([
    ["a", "b"],
    [],
    [],
  ]);
});

test("a choice that no plan of the tab sells sets none apart", () => {
  expect(grouped([lacking("a", "agency"), lacking("b", "agency")])).toEqual([["a", "b"], [], []]);
});

test("a filter that leaves only plans without it does not hide the line", () => {
  const without = lacking("a", "agency");
  expect(grouped([without], [without, lacking("b")])).toEqual([[], ["a"], ["agency"]]);
});
