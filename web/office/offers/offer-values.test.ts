import { expect, test } from "vitest";
import { missingIn, newOffer, OTHER, termsOf } from "./offer-values.ts";

const now = new Date("2026-03-01T21:00:00Z");
const nothing = { startDate: null, coverType: null };
const full = {
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
  [{ validUntil: "2026-03-02" }, true, []],
  [{ validUntil: "2026-03-01" }, true, ["validUntil"]],
  [{ validUntil: "2026-06-01" }, true, ["validUntil"]],
  [{ validUntil: "" }, true, ["validUntil"]],
  [{ why: " " }, true, ["why"]],
  [{ why: " " }, false, []],
] as const)("with %j (sent: %s) lacks %j", (change, isSent, missing) => {
  expect(missingIn({ ...full, ...change }, isSent, now)).toEqual(missing);
});

test("the terms name either a plan or another", () => {
  expect(termsOf(full)).toMatchObject({ plan: full.plan, other: null, priceFils: 109_200 });
  const other = termsOf({ ...full, plan: OTHER, insurer: "marsa" });
  expect(other).toMatchObject({ plan: null, other: { insurer: "marsa" } });
});
