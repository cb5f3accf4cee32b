import { describe, expect, it } from "vitest";
import { type Asked, type AskedDifference, differsFromAsked } from "./differs-from-asked.ts";

const nothing: Asked = {
  cover: null,
  excessAed: null,
  repair: null,
  addOns: [],
  valueAed: null,
  startDate: null,
};

const offer: Parameters<typeof differsFromAsked>[1] = {
  coverType: "comprehensive",
  excessAed: 1_200,
  repair: "garage",
  addOns: ["roadsideAssistance"],
  sumInsuredAed: 90_000,
  startDate: "2026-12-01",
};

const cases: [string, Partial<Asked>, Partial<typeof offer>, AskedDifference[]][] = [
  ["nothing was asked", {}, {}, []],
  ["the same was asked", { excessAed: 1_200, repair: "garage", valueAed: 90_000 }, {}, []],
  [
    "the excess is another",
    { excessAed: 700 },
    {},
    [{ of: "excess", askedAed: 700, offeredAed: 1_200 }],
  ],
  ["the excess is not known", { excessAed: 700 }, { excessAed: null }, []],
  [
    "the repair is elsewhere",
    { repair: "agency" },
    {},
    [{ of: "repair", asked: "agency", offered: "garage" }],
  ],
  [
    "add-ons are missing, each on its own",
    { addOns: ["omanCover", "carRental", "roadsideAssistance"] },
    {},
    [
      { of: "addOn", code: "omanCover" },
      { of: "addOn", code: "carRental" },
    ],
  ],
  ["nobody said which add-ons there are", { addOns: ["omanCover"] }, { addOns: null }, []],
  ["more is included than was asked for", { addOns: [] }, { addOns: ["omanCover"] }, []],
  [
    "the sum insured is not the value",
    { valueAed: 100_000 },
    {},
    [{ of: "sumInsured", askedAed: 100_000, offeredAed: 90_000 }],
  ],
  [
    "cover begins on another day",
    { startDate: "2026-11-29" },
    {},
    [{ of: "startDate", asked: "2026-11-29", offered: "2026-12-01" }],
  ],
  ["the offer names no day", { startDate: "2026-11-29" }, { startDate: null }, []],
  [
    "the cover is another, which is said first",
    { cover: "comprehensive", excessAed: 700, addOns: ["omanCover"] },
    { coverType: "thirdParty", excessAed: null, repair: null, sumInsuredAed: null, addOns: [] },
    [
      { of: "cover", asked: "comprehensive", offered: "thirdParty" },
      { of: "addOn", code: "omanCover" },
    ],
  ],
];

describe("what an offer changes of what was asked for", () => {
  it.each(cases)("where %s", (_where, asked, offered, expected) => {
    expect(differsFromAsked({ ...nothing, ...asked }, { ...offer, ...offered })).toEqual(expected);
  });
});
