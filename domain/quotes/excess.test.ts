import { expect, it } from "vitest";
import { editionNamed, lineOf, priced, riskWith } from "../../tests/support/rating.ts";
import {
  excessesFor,
  excessSteps,
  maximumExcessAed,
  stepsBelowMaximum,
  valuesWithMaximumExcess,
} from "./excess.ts";

// The greatest own-damage deductibles of the unified policy, private cars to nine seats:
// Insurance Authority Decision 25/2016.
it.each([
  [1_000, 350, [0, 350]],
  [50_000, 350, [0, 350]],
  [50_001, 700, [0, 350, 700]],
  [100_000, 700, [0, 350, 700]],
  [100_001, 1_000, [0, 350, 700, 1_000]],
  [222_300, 1_000, [0, 350, 700, 1_000]],
  [250_000, 1_000, [0, 350, 700, 1_000]],
  [250_001, 1_200, [0, 350, 700, 1_000, 1_200]],
  [500_000, 1_200, [0, 350, 700, 1_000, 1_200]],
  [500_001, 1_400, [0, 350, 700, 1_000, 1_200, 1_400]],
  [5_000_000, 1_400, [0, 350, 700, 1_000, 1_200, 1_400]],
])("a car of AED %i has an excess of at most %i", (valueAed, most, offered) => {
  expect(maximumExcessAed(valueAed)).toBe(most);
  expect(excessesFor(valueAed)).toEqual(offered);
});

it.each([
  [45_000, 350, 0],
  [45_000, 0, 1],
  [222_300, 1_000, 0],
  [222_300, 700, 1],
  [222_300, 350, 2],
  [222_300, 0, 3],
  [600_000, 1_200, 1],
  [600_000, 0, 5],
])("for a car of AED %i an excess of %i is %i steps below the highest", (value, excess, steps) => {
  expect(stepsBelowMaximum(excess, value)).toBe(steps);
});

// Assumed: 5 % for each step below the highest.
it.each([
  [undefined, 1_000, 0],
  [1_000, 1_000, 0],
  [700, 700, 6_500],
  [350, 350, 13_000],
  [0, 0, 19_500],
])(
  "asked for %s at AED 222,300, the excess is %i and adds %i fils to AED 1,300",
  (asked, excessAed, fils) => {
    const answers = asked === undefined ? {} : { excess: asked };
    const quote = priced(editionNamed("falaj-comprehensive"), riskWith(answers));
    expect(quote.excessAed).toBe(excessAed);
    expect(lineOf(quote, "lowerExcess")).toBe(fils);
  },
);

it("a third-party plan has no excess", () => {
  const quote = priced(editionNamed("falaj-third-party"), riskWith({ excess: 0 }));
  expect(quote).toMatchObject({ excessAed: null, repair: null });
});

it.each(excessSteps.slice(1))("an excess of %i is the highest for the values said", (aed) => {
  const { aboveAed, upToAed } = valuesWithMaximumExcess(aed) ?? { aboveAed: NaN, upToAed: NaN };
  expect(maximumExcessAed(aboveAed + 1)).toBe(aed);
  expect(maximumExcessAed(Math.min(upToAed, 5_000_000))).toBe(aed);
  expect(maximumExcessAed(aboveAed) < aed || aboveAed === 0).toBe(true);
  expect(maximumExcessAed(upToAed + 1) > aed || upToAed === Infinity).toBe(true);
});

it.each([0, 500])("an excess of %i is the highest for no value", (aed) => {
  expect(valuesWithMaximumExcess(aed)).toBeUndefined();
});

it("the ledger says which highest excess a lower one was compared with", () => {
  const lineAt = (value: number) =>
    priced(editionNamed("hazm-comprehensive"), riskWith({ value, excess: 1_000 })).ledger.find(
      ({ code }) => code === "lowerExcess",
    );
  expect(lineAt(250_000)).toBeUndefined();
  expect(lineAt(250_001)).toMatchObject({ maximumExcessAed: 1_200 });
  expect(lineAt(500_001)).toMatchObject({ maximumExcessAed: 1_400 });
});
