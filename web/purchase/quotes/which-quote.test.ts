import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { sampleQuote } from "../../prices/sample-quote.ts";
import { whichQuotes } from "./which-quote.ts";

const at = (id: string, priceFils: number, changes: Partial<Package> = {}) =>
  sampleQuote(id, { priceFils, ...changes });
const cheap = at("cheap", 90_000, { unavailable: ["agency"] });
const middle = at("middle", 95_000);
const dear = at("dear", 99_000, { excessAed: 350 });
const ofExcess = ({ excessAed }: Package) => (excessAed ?? 1_000) * 100;

const said = (...asked: Parameters<typeof whichQuotes>) =>
  whichQuotes(...asked).map(({ quote, rules, reasons }) => [
    quote._id,
    rules,
    reasons.map(({ kind }) => kind),
  ]);

test("three questions have three answers where they differ", () => {
  expect(said([cheap, middle, dear], true, ofExcess)).toEqual([
    ["cheap", ["cheapest"], ["lacksChoices"]],
    ["middle", ["cheapestWithChoices"], ["hasChoices"]],
    ["dear", ["leastInCrash"], ["ownShare"]],
  ]);
  expect(whichQuotes([middle, dear], false, ofExcess).at(-1)?.reasons).toEqual([
    {
      kind: "ownShare",
      fils: 35_000,
      othersFils: 100_000,
    },
  ]);
});

test("a plan stands here once, and equal own shares are decided by price", () => {
  expect(said([middle, at("other", 97_000)], true, () => 172_000)).toEqual([
    ["middle", ["cheapestWithChoices", "leastInCrash"], ["lowest", "hasChoices", "sameShare"]],
  ]);
  expect(said([middle, dear], false, () => 172_000)).toEqual([
    ["middle", ["cheapest", "leastInCrash"], ["lowest", "sameShare"]],
  ]);
});

test("a plan that several answers name keeps the reason of each", () => {
  const safeAndCheap = at("both", 90_000, { excessAed: 350 });
  expect(said([safeAndCheap, middle], true, ofExcess)).toEqual([
    ["both", ["cheapestWithChoices", "leastInCrash"], ["lowest", "hasChoices", "ownShare"]],
  ]);
  const safest = at("safest", 91_000, { excessAed: 350 });
  expect(said([cheap, safest], true, ofExcess).at(-1)).toEqual([
    "safest",
    ["cheapestWithChoices", "leastInCrash"],
    ["hasChoices", "ownShare"],
  ]);
});

test("one quote needs no answer", () => {
  expect(said([cheap], true, ofExcess)).toEqual([]);
});

test("commission and the insurer's name decide nothing", () => {
  const commission = { points: 1_500, amountFils: 13_000 };
  const paid = [cheap, middle, dear].map((quote) => ({ ...quote, commission, insurer: "z" }));
  expect(said(paid, true, ofExcess)).toEqual(said([cheap, middle, dear], true, ofExcess));
});
