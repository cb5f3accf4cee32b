import { expect, test } from "vitest";
import { missingIn } from "./missing.ts";
import {
  checkedTermsOf,
  followingTerms,
  newOffer,
  type OfferValues,
  OTHER,
  termsOf,
  withOther,
  withPlan,
} from "./offer-values.ts";

const now = new Date("2026-03-01T21:00:00Z");
const nothing = { startDate: null, coverType: null, inputs: [] };
const full: OfferValues = {
  ...newOffer(now, nothing),
  plan: "hazm-comprehensive",
  price: "1,092.00",
  why: "Cheapest.",
};

test.each([
  [null, "2026-03-16"],
  ["2026-03-02", "2026-03-02"],
  ["2026-03-10", "2026-03-10"],
  ["2026-03-16", "2026-03-16"],
  ["2026-04-20", "2026-03-16"],
  ["2026-03-01", "2026-03-16"],
])("with cover wished from %s, a new offer is valid until %s, in Dubai", (startDate, until) => {
  expect(newOffer(now, { ...nothing, startDate }).validUntil).toBe(until);
});

test.each([
  ["2026-03-01", ""],
  ["2026-03-02", ""],
  ["2026-03-03", "2026-03-03"],
])(
  "a wished start of %s is proposed as %j: cover begins tomorrow at the earliest",
  (day, start) => {
    expect(newOffer(now, { ...nothing, startDate: day }).startDate).toBe(start);
  },
);

test.each([
  ["asked", "86000"],
  ["proven", "86000"],
  ["assumed", ""],
])("a value that is %s is proposed as the sum insured: %j", (source, sumInsured) => {
  const inputs = [{ input: "value", value: 86_000, source }];
  expect(newOffer(now, { ...nothing, inputs }).sumInsured).toBe(sumInsured);
});

test("another plan is of the cover that the customer asked for", () => {
  expect(newOffer(now, { ...nothing, coverType: "thirdParty" }).coverType).toBe("thirdParty");
  expect(newOffer(now, nothing).coverType).toBe("comprehensive");
});

test.each([
  [{}, true, []],
  [{ plan: "" }, true, ["plan"]],
  [{ plan: OTHER }, true, ["insurer", "name"]],
  [{ plan: OTHER, insurer: "marsa", nameAr: "مرسى" }, true, []],
  [{ price: "0" }, true, ["price"]],
  [{ price: "ten" }, true, ["price"]],
  [{ price: "10.005" }, true, ["price"]],
  [{ price: "٩٠٠" }, true, []],
  [{ excess: "12.5" }, true, ["excess"]],
  [{ excess: "100,001" }, true, ["excess"]],
  [{ excess: "1,200" }, true, []],
  [{ sumInsured: "999" }, true, ["sumInsured"]],
  [{ sumInsured: "eighty" }, false, ["sumInsured"]],
  [{ sumInsured: "eighty", coverType: "thirdParty" }, false, []],
  [{ startDate: "2026-03-02" }, true, ["startDate"]],
  [{ startDate: "2026-06-01" }, true, ["startDate"]],
  [{ startDate: "2026-03-15" }, true, ["untilStart"]],
  [{ startDate: "2026-03-16" }, true, []],
  [{ validUntil: "2026-03-02" }, true, []],
  [{ validUntil: "2026-03-01" }, true, ["validUntil"]],
  [{ validUntil: "2026-06-01" }, true, ["validUntil"]],
  [{ validUntil: "" }, true, ["validUntil"]],
  [{ why: " " }, true, ["why"]],
  [{ why: " " }, false, []],
] as const)("with %j (sent: %s) lacks %j", (change, isSent, missing) => {
  expect(missingIn({ ...full, ...change }, isSent, now)).toEqual(missing);
});

test.each([
  [["offBy10"], true, ["insurerRef", "priceReason"]],
  [["offBy25", "belowFloor"], true, ["insurerRef", "priceReason"]],
  [["sumInsured"], true, ["priceReason"]],
  [["offBy10"], false, []],
] as const)("a price doubted for %j (sent: %s) needs %j", (doubts, isSent, missing) => {
  expect(missingIn(full, isSent, now, doubts)).toEqual(missing);
});

const plan: Parameters<typeof withPlan>[0] = {
  id: "hazm-comprehensive",
  coverType: "comprehensive",
  priceFils: 115_600,
  excessAed: 700,
  repair: "garage",
  addOns: ["omanCover"],
  choices: {
    excess: [{ aed: 700, amountFils: 0 }],
    repair: [{ code: "garage", amountFils: 0 }],
    addOns: [{ code: "omanCover", amountFils: 10_500, included: false }],
  },
};

test("a chosen plan comes with its own terms and price, another without any", () => {
  const chosen = { ...full, isPriceTyped: true, ...withPlan(plan) };
  expect(chosen).toMatchObject({ excess: "700", repair: "garage", price: "1,156.00" });
  expect([chosen.addOns, chosen.isPriceTyped]).toEqual([["omanCover"], false]);
  expect({ ...chosen, ...withOther }).toMatchObject({ excess: "", addOns: [], price: "" });
});

test("price and choices follow the terms until somebody typed another price", () => {
  const checked = { sold: plan, comparison: { ourFils: 99_900 } };
  const values: OfferValues = { ...full, excess: "1000", addOns: ["omanCover", "offRoad"] };
  const followed = followingTerms(checked, values);
  expect(followed).toEqual({
    excess: "700",
    repair: "garage",
    addOns: ["omanCover"],
    price: "999.00",
  });
  expect(followingTerms(checked, { ...values, isPriceTyped: true })).not.toHaveProperty("price");
  expect(followingTerms({ sold: null, comparison: { ourFils: null } }, values)).toEqual({});
});

test("the terms name either a plan or another", () => {
  expect(termsOf(full)).toMatchObject({ plan: full.plan, other: null, priceFils: 109_200 });
  const other = termsOf({ ...full, plan: OTHER, insurer: "marsa" });
  expect(other).toMatchObject({ plan: null, other: { insurer: "marsa" } });
});

test("third party has no excess, repair, sum insured or extra of comprehensive cover", () => {
  const typed: OfferValues = {
    ...full,
    excess: "700",
    repair: "agency",
    sumInsured: "86,000",
    addOns: ["omanCover", "offRoad"],
  };
  const risk = { excessAed: 700, repair: "agency", sumInsuredAed: 86_000 };
  expect(termsOf(typed)).toMatchObject({ ...risk, addOns: ["omanCover", "offRoad"] });
  const none = { excessAed: null, repair: null, sumInsuredAed: null, addOns: ["omanCover"] };
  expect(termsOf({ ...typed, coverType: "thirdParty" })).toMatchObject(none);
});

test("nothing is compared before a plan is chosen", () => {
  expect(checkedTermsOf({ ...full, plan: "" })).toBeUndefined();
  expect(checkedTermsOf(full)).toMatchObject({ plan: full.plan, other: null });
  expect(checkedTermsOf({ ...full, plan: OTHER })).toMatchObject({
    plan: null,
    other: { coverType: "comprehensive" },
  });
});
