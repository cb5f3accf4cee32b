import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { comparedAddOns, comparedRows, comparedTerms } from "./compared.ts";
import { withCompared } from "./compared-ids.ts";
import { sampleQuote } from "./sample-quote.ts";

const offer = (id: string, cover: Package["cover"]) =>
  sampleQuote(id, { cover, type: "thirdParty" });
const group = "basic";

test("there is a row for each benefit that any quote names, marked where they differ", () => {
  const one = offer("one", [
    { benefit: "towing", group, value: { kind: "yes" } },
    { benefit: "ambulance", group, value: { kind: "limit", aed: 6770 } },
    { benefit: "omanCover", group, value: { kind: "no" } },
  ]);
  const two = offer("two", [{ benefit: "ambulance", group, value: { kind: "limit", aed: 6770 } }]);

  const rows = comparedRows([one, two]);
  const of = (benefit: string) => rows.find((row) => row.benefit === benefit);
  expect(rows).toHaveLength(3);
  expect(of("ambulance")).toMatchObject({ differs: false });
  expect(of("towing")).toMatchObject({ values: [{ kind: "yes" }, undefined], differs: true });
  expect(of("omanCover"), "not named is not included").toMatchObject({ differs: false });
});

test("the excess is compared once, as a choice", () => {
  const excess = { benefit: "excess", group, value: { kind: "limit", aed: 700 } } as const;
  const one = { ...offer("one", [excess]), excessAed: 700, repair: "garage" as const };
  const two = { ...one, excessAed: 1000 };

  expect(comparedRows([one, two])).toEqual([]);
  expect(comparedTerms([one, two])).toEqual([
    {
      of: "excess",
      values: [
        { kind: "excess", aed: 700 },
        { kind: "excess", aed: 1000 },
      ],
      differs: true,
    },
    {
      of: "repair",
      values: [
        { kind: "repair", code: "garage" },
        { kind: "repair", code: "garage" },
      ],
      differs: false,
    },
  ]);
  expect(comparedTerms([offer("third party", [])])).toEqual([]);
});

test("an add-on is included, chosen, sold or not sold", () => {
  const selling = (id: string, included: boolean, chosen: string[] = []): Package => ({
    ...offer(id, []),
    addOns: chosen,
    choices: {
      excess: [],
      repair: [],
      addOns: [{ code: "offRoad", amountFils: included ? 0 : 21_000, included }],
    },
  });
  const quotes = [
    selling("with", true),
    selling("bought", false, ["offRoad"]),
    selling("sold", false),
    offer("without", []),
  ];

  expect(comparedAddOns(quotes)).toEqual([
    {
      of: "offRoad",
      values: [
        { kind: "included" },
        { kind: "chosen", amountFils: 21_000 },
        { kind: "sold", amountFils: 21_000 },
        { kind: "none" },
      ],
      differs: true,
    },
  ]);
});

test.each([
  [[], "a", ["a"]],
  [["a", "b"], "a", ["b"]],
  [["a", "b", "c"], "d", ["a", "b", "c"]],
])("%j with %s compares %j", (chosen, id, compared) => {
  expect(withCompared(chosen, id)).toEqual(compared);
});
