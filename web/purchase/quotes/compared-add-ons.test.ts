import { expect, test } from "vitest";
import type { Package } from "../../../contract/quotes.ts";
import { sampleQuote } from "../../prices/sample-quote.ts";
import { comparedAddOns } from "./compared-add-ons.ts";
import { withCompared } from "./compared-ids.ts";

test("an add-on is included, chosen, sold or not sold, and best where it costs nothing", () => {
  const selling = (id: string, included: boolean, chosen: string[] = []): Package =>
    sampleQuote(id, {
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
    sampleQuote("without"),
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
      best: [true, false, false, false],
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
