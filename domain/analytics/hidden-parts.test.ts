import fc from "fast-check";
import { expect, it } from "vitest";
import { LEAST_TOLD } from "./figures.ts";
import { hiddenParts } from "./hidden-parts.ts";

it.each([
  [{ dubai: 40, ajman: 12, sharjah: 7 }, []],
  [{ dubai: 40, ajman: 3, sharjah: 7 }, ["ajman", "sharjah"]],
  [{ dubai: 40, ajman: 3, sharjah: 4 }, ["ajman", "sharjah"]],
  [{ dubai: 40, ajman: 3, none: 0 }, ["ajman", "none"]],
  [{ dubai: 3 }, ["dubai"]],
  [{ dubai: 40, ajman: 3, sharjah: 9, none: 9 }, ["ajman", "none"]],
  [{}, []],
])("of %j are %j", (counts, hidden) => {
  expect([...hiddenParts(new Map(Object.entries(counts)))].toSorted()).toEqual(hidden);
});

it("leave no part that the others and the total tell", () => {
  const anyCounts = fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const hidden = hiddenParts(new Map(counts.map((count, at) => [String(at), count])));
      expect(hidden.size).not.toBe(1);
      for (const [at, count] of counts.entries())
        if (count > 0 && count < LEAST_TOLD) expect(hidden.has(String(at))).toBe(true);
    }),
  );
});
