import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/purchase/draft.ts";
import { excessesAmong, isTicked, offeredAmong, soldAs, toggled } from "./quick-choices.ts";
import { sampleQuote } from "../../prices/sample-quote.ts";

const oman = (amountFils: number, included = false) => ({
  code: "omanCover",
  amountFils,
  included,
});
const repair = (garage: number, agency?: number) => [
  { code: "garage" as const, amountFils: garage },
  ...(agency === undefined ? [] : [{ code: "agency" as const, amountFils: agency }]),
];
const choices = { excess: [], repair: [], addOns: [] };

const sells = sampleQuote("sells", {
  repair: "garage",
  choices: { ...choices, repair: repair(0, 14_333), addOns: [oman(10_500)] },
});
const includes = sampleQuote("includes", {
  repair: "agency",
  choices: { ...choices, repair: repair(0, 0), addOns: [oman(0, true)] },
});
const chosen = sampleQuote("chosen", {
  repair: "agency",
  addOns: ["omanCover"],
  choices: { ...choices, repair: repair(-14_333, 0), addOns: [oman(12_000)] },
});
const without = sampleQuote("without", {
  repair: "garage",
  choices: { ...choices, repair: repair(0) },
});

describe("a plan's way of selling a choice", () => {
  test.each([
    [sells, { kind: "extra", fils: 14_333 }, { kind: "extra", fils: 10_500 }],
    [includes, { kind: "included" }, { kind: "included" }],
    [chosen, { kind: "added", fils: 14_333 }, { kind: "added", fils: 12_000 }],
    [without, { kind: "notSold" }, { kind: "notSold" }],
  ] as const)("$0._id", (quote, agency, omanCover) => {
    expect(soldAs(quote, "agency")).toEqual(agency);
    expect(soldAs(quote, "omanCover")).toEqual(omanCover);
  });
});

test("the least that a plan asks is named, and in how many a choice is included", () => {
  expect(offeredAmong([sells, includes, chosen, without])).toEqual([
    { choice: "agency", included: 1, fromFils: 14_333 },
    { choice: "omanCover", included: 1, fromFils: 10_500 },
  ]);
  expect(offeredAmong([without])).toEqual([]);
});

test("excesses stand once, highest first, with the least that one of the plans asks", () => {
  const steps = (...amounts: [aed: number, amountFils: number][]) =>
    sampleQuote("any", {
      choices: { ...choices, excess: amounts.map(([aed, amountFils]) => ({ aed, amountFils })) },
    });
  const quotes = [steps([700, 4_982], [1_000, 0]), steps([350, 9_000], [700, 4_778], [1_000, 0])];
  expect(excessesAmong(quotes)).toEqual([
    { aed: 1_000, fromFils: 0 },
    { aed: 700, fromFils: 4_778 },
    { aed: 350, fromFils: 9_000 },
  ]);
});

const day = "2026-11-27";

test("ticking keeps what else was chosen, unticking takes only itself away", () => {
  const draft = { ...emptyDraft("renew"), addOns: "carRental, omanCover" };
  expect(isTicked(draft, "omanCover", day)).toBe(true);
  expect(toggled(draft, "omanCover", day)).toEqual({ addOns: "carRental" });
  expect(toggled(draft, "driverCover", day)).toEqual({ addOns: "driverCover,omanCover,carRental" });
  expect(toggled(draft, "agency", day)).toEqual({ repair: "agency" });
  expect(toggled({ ...draft, repair: "agency" }, "agency", day)).toEqual({ repair: "" });
});
