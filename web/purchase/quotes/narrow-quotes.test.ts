import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { narrowQuotes, wishesAmong } from "./narrow-quotes.ts";
import { everything, filterCount, orders } from "./narrowing.ts";
import { sampleQuote } from "../../prices/sample-quote.ts";

const group = "additional";
const yes = { kind: "yes" } as const;
const cheap = sampleQuote("cheap", { priceFils: 50_000, excessAed: 1_000, repair: "garage" });
const kind = sampleQuote("kind", {
  priceFils: 70_000,
  excessAed: 350,
  repair: "agency",
  cover: [{ benefit: "omanCover", group, value: yes }],
});
const broad = sampleQuote("broad", {
  priceFils: 60_000,
  excessAed: 350,
  repair: "garage",
  addOns: ["omanCover", "carRental"],
});
const quotes = [cheap, kind, broad];
const ids = (narrowed: readonly Package[]) => narrowed.map(({ _id }) => _id);

test.each([
  ["price", ["cheap", "broad", "kind"]],
  ["excess", ["broad", "kind", "cheap"]],
  ["cover", ["kind", "broad", "cheap"]],
] as const)("sorted by %s, equal ones stay cheapest first", (order, expected) => {
  expect(ids(narrowQuotes(quotes, { filter: everything, order }))).toEqual(expected);
});

test.each(orders)("what insurers publish of claims does not change the order by %s", (order) => {
  const stated = { source: "", asOf: "2025-12-31", isInvented: true };
  const judged = quotes.map((quote, index) => ({
    ...quote,
    quality: { ...stated, settlementDays: index, paidPercent: 90 + index },
  }));
  const chosen = { filter: everything, order };
  expect(ids(narrowQuotes(judged, chosen))).toEqual(ids(narrowQuotes(quotes, chosen)));
});

test("a plan without own damage has no excess and comes last", () => {
  const others = sampleQuote("others", { priceFils: 1 });
  expect(ids(narrowQuotes([others, cheap], { filter: everything, order: "excess" }))).toEqual([
    "cheap",
    "others",
  ]);
});

test("a chosen add-on fulfils a wish like a benefit of the plan", () => {
  const filter = { ...everything, wishes: new Set(["omanCover"] as const) };
  expect(ids(narrowQuotes(quotes, { filter, order: "price" }))).toEqual(["broad", "kind"]);
});

test("repair counts as it is rated for this car", () => {
  const years = { benefit: "agencyRepair", group, value: { kind: "years", years: 3 } } as const;
  const tooOld = sampleQuote("tooOld", { repair: "garage", cover: [years] });
  const filter = { ...everything, wishes: new Set(["agencyRepair"] as const) };
  expect(ids(narrowQuotes([...quotes, tooOld], { filter, order: "price" }))).toEqual(["kind"]);
});

test("one insurer and a wish narrow together, and are counted", () => {
  const filter = { insurer: "kind", wishes: new Set(["carRental"] as const) };
  expect(narrowQuotes(quotes, { filter, order: "price" })).toEqual([]);
  expect(filterCount(filter)).toBe(2);
  expect(filterCount(everything)).toBe(0);
});

test("only what some quotes have and others lack can be wished", () => {
  expect(wishesAmong(quotes)).toEqual([
    { wish: "agencyRepair", count: 1 },
    { wish: "omanCover", count: 2 },
    { wish: "carRental", count: 1 },
  ]);
});

test("a takaful is found by its terms", () => {
  const takaful = sampleQuote("takaful", { terms: ["takaful"] });
  const filter = { ...everything, wishes: new Set(["takaful"] as const) };
  expect(ids(narrowQuotes([...quotes, takaful], { filter, order: "price" }))).toEqual(["takaful"]);
  expect(wishesAmong([cheap, takaful])[0]).toEqual({ wish: "takaful", count: 1 });
});
