import fc from "fast-check";
import { expect, test } from "vitest";
import { brand } from "../../brand.ts";
import { instalmentsOf as asTheGateway } from "../../gateway/amounts.ts";
import { instalmentsOf, monthOf } from "./parts-of-price.ts";

const price = fc.integer({ min: 1, max: 100_000_000 });

test("instalments add up to the price and differ by a fils at most", () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 12 }), (fils, count) => {
      const parts = instalmentsOf(fils, count);
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fils);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

test("instalments are those that the payment page shows", () => {
  fc.assert(
    fc.property(price, (fils) => {
      expect(instalmentsOf(fils, brand.claims.instalments)).toEqual(asTheGateway(fils));
    }),
  );
});

test.each([
  [55_125, 4_240],
  [1_300, 100],
  [95_550, 7_350],
])("a month of %i fils is %i", (fils, month) => {
  expect(monthOf(fils)).toBe(month);
});
