import { expect, test } from "vitest";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import { changesOf } from "./plan-changes.ts";
import { contentOf, isWrongLine, valuesOf } from "./plan-values.ts";

const content: PlanContent = {
  coverType: "comprehensive",
  name: { en: "Gold", ar: "ذهبي" },
  description: { en: "All", ar: "الكل" },
  cover: [
    { benefit: "towing", value: { kind: "yes" }, group: "additional" },
    { benefit: "thirdPartyDamage", value: { kind: "limit", aed: 2_000_000 }, group: "basic" },
  ],
  terms: ["takaful"],
  documents: [],
  isOnSale: true,
};
const values = valuesOf(content);

test("a plan is the same after it was on the screen, in its own order", () => {
  expect(contentOf(values)).toEqual(content);
  expect(changesOf(values, content)).toEqual(new Set());
});

test("what differs is named", () => {
  const towing = { kind: "limit", amount: "1,500", group: "additional" } as const;
  const changed = { ...values, cover: { ...values.cover, towing }, terms: [], isOnSale: false };
  expect([...changesOf(changed, content)]).toEqual(["cover.towing", "terms.takaful", "isOnSale"]);
  expect(contentOf(changed).cover[0]?.value).toEqual({ kind: "limit", aed: 1_500 });
});

test.each([
  ["", true],
  ["1.5", true],
  ["400", true],
  ["10", false],
])("%j days of a rental car are wrong: %s", (amount, isWrong) => {
  expect(isWrongLine("carRental", { kind: "days", amount, group: "additional" })).toBe(isWrong);
});
