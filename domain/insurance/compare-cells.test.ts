import { describe, expect, it } from "vitest";
import { editionNamed, editions } from "../../tests/support/rating.ts";
import type { Edition } from "../quotes/rating-plan.ts";
import { compareCells } from "./compare-cells.ts";

const falaj = editionNamed("falaj-comprehensive");
const compare = (change: Partial<Edition>) => compareCells(falaj, { ...falaj, ...change });
const [youngest, ...older] = falaj.driverAge;

describe("two editions, cell by cell", () => {
  it.each(editions)("do not differ where they are alike: $plan", (edition) => {
    expect(compareCells(edition, structuredClone(edition))).toEqual([]);
  });

  it("have both values beside each other, table by table", () => {
    const claims = { ...falaj.claims, one: falaj.claims.one + 250 };
    expect(compare({ claims, discount: falaj.discount + 500 })).toEqual([
      {
        table: "discount",
        row: "all",
        unit: "percent",
        before: falaj.discount,
        after: falaj.discount + 500,
      },
      {
        table: "claims",
        row: "one",
        unit: "percent",
        before: falaj.claims.one,
        after: falaj.claims.one + 250,
      },
    ]);
  });

  it("say so where one has a cell that the other has not", () => {
    const { commission: _, ...without } = falaj;
    expect(compareCells(falaj, without)).toMatchObject([
      { table: "commission", before: falaj.commission, after: null },
    ]);
    const driverAge = [...older, { from: 97, points: 100 }, { from: 33, points: 100 }];
    const rows = compare({ driverAge }).map(({ row, before, after }) => [row, before, after]);
    expect(rows).toEqual([
      [String(youngest?.from), youngest?.points, null],
      ["33", null, 100],
      ["97", null, 100],
    ]);
  });
});
