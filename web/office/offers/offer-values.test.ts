import { expect, test } from "vitest";
import { missingIn, newOffer, OTHER, termsOf } from "./offer-values.ts";

const now = new Date("2026-03-01T21:00:00Z");
const full = { ...newOffer(now), plan: "hazm-comprehensive", price: "1,092.00", why: "Cheapest." };

test("a new offer is valid for two weeks, counted in Dubai", () => {
  expect(newOffer(now).validUntil).toBe("2026-03-16");
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
