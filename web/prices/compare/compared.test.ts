import { expect, test } from "vitest";
import type { PlanTerms } from "../plan-terms.ts";
import { sampleQuote } from "../sample-quote.ts";
import { comparedCover, comparedPrice, comparedQuality, comparedTerms } from "./compared.ts";

const plan = (id: string, cover: PlanTerms["cover"]) => sampleQuote(id, { cover });
const group = "basic";

test("there is a row for each benefit that any plan names, marked where they differ", () => {
  const one = plan("one", [
    { benefit: "towing", group, value: { kind: "yes" } },
    { benefit: "ambulance", group, value: { kind: "limit", aed: 6770 } },
    { benefit: "omanCover", group, value: { kind: "no" } },
  ]);
  const two = plan("two", [{ benefit: "ambulance", group, value: { kind: "limit", aed: 6770 } }]);

  const rows = comparedCover([one, two]);
  const of = (benefit: string) => rows.find((row) => row.of === benefit);
  expect(rows).toHaveLength(3);
  expect(of("ambulance")).toMatchObject({ differs: false, best: [false, false] });
  expect(of("towing")).toMatchObject({
    values: [{ kind: "yes" }, undefined],
    differs: true,
    best: [true, false],
  });
  expect(of("omanCover"), "not named is not included").toMatchObject({ differs: false });
});

test("a plan of which only the wording tells neither differs nor is better", () => {
  const towing = plan("one", [{ benefit: "towing", group, value: { kind: "yes" } }]);
  const without = plan("two", []);
  const other = { ...plan("other", []), cover: null };
  expect(comparedCover([towing, other]), "one alone cannot be compared").toEqual([]);
  expect(comparedCover([towing, other, towing])).toMatchObject([
    { of: "towing", values: [{ kind: "yes" }, null, { kind: "yes" }], differs: false },
  ]);
  expect(comparedCover([towing, other, without])).toMatchObject([
    { of: "towing", differs: true, best: [true, false, false] },
  ]);
});

test("repair at the agency is compared once, unless a plan says more of it than its terms", () => {
  const offered = (value: PlanTerms["cover"][number]["value"], repair: PlanTerms["repair"]) => ({
    ...plan("one", [{ benefit: "agencyRepair", group, value }]),
    repair,
  });
  const [garage, agency] = [offered({ kind: "no" }, "garage"), offered({ kind: "yes" }, "agency")];
  const firstYear = offered({ kind: "years", years: 1 }, "agency");
  const unsaid = offered({ kind: "yes" }, null);

  expect(comparedCover([garage, agency])).toEqual([]);
  expect(comparedCover([garage, firstYear])).toHaveLength(1);
  expect(comparedCover([garage, unsaid])).toHaveLength(1);
});

test("the excess is compared once, as a term, and the lower one is better", () => {
  const excess = { benefit: "excess", group, value: { kind: "limit", aed: 700 } } as const;
  const one = { ...plan("one", [excess]), excessAed: 700, repair: "garage" as const };
  const two = { ...one, excessAed: 1000, repair: "agency" as const };

  expect(comparedCover([one, two])).toEqual([]);
  expect(comparedTerms([one, two])).toEqual({
    excess: { of: "excess", values: [700, 1000], differs: true, best: [true, false] },
    repair: { of: "repair", values: ["garage", "agency"], differs: true, best: [false, true] },
    sumInsured: undefined,
  });
  expect(comparedTerms([plan("third party", [])])).toEqual({});
  expect(comparedTerms([one, { ...one, excessAed: null }]).excess).toMatchObject({
    values: [700, null],
    differs: true,
    best: [false, false],
  });
});

test("a sum insured is compared where plans name one", () => {
  const one = { ...plan("one", []), sumInsuredAed: 90_000 };
  const { sumInsured } = comparedTerms([one, { ...one, sumInsuredAed: 80_000 }]);
  expect(sumInsured).toMatchObject({ values: [90_000, 80_000], best: [true, false] });
});

test("the lowest price is the best, and what is published counts for insurers", () => {
  const quality = { source: "s", asOf: "2025-12-31", isInvented: true };
  const one = sampleQuote("one", {
    priceFils: 100,
    quality: { ...quality, settlementDays: 7, paidPercent: 90 },
  });
  const two = sampleQuote("two", {
    priceFils: 200,
    quality: { ...quality, settlementDays: 12, paidPercent: 95, complaintsPerThousand: 1 },
  });
  expect(comparedPrice([one, two])).toMatchObject({ values: [100, 200], best: [true, false] });
  expect(comparedQuality([one, two])).toMatchObject([
    { of: "settlementDays", best: [true, false] },
    { of: "paidPercent", best: [false, true] },
    { of: "complaintsPerThousand", values: [undefined, 1], best: [false, false] },
  ]);
});
