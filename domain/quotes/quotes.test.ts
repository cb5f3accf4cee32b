import { describe, expect, test } from "vitest";
import { emptyDraft, withInputMethod } from "../purchase/draft.ts";
import { carBodies, cylinderCounts } from "../vehicle/car.ts";
import { inputMethods } from "../ways-of-buying.ts";
import { buildCatalogue } from "./catalogue.ts";
import { ownDamageExcessAed } from "./cover.ts";
import { insurers } from "./insurers.ts";
import { coverTypes, packageKindOf, packageKinds, parseCoverType } from "./package-kinds.ts";
import {
  maximumPremiumFils,
  minimumPremiumFils,
  pricePremium,
  tariffIsVerified,
} from "./tariff.ts";

const catalogue = buildCatalogue();
const cars = carBodies.flatMap((body) => cylinderCounts.map((cylinders) => ({ body, cylinders })));
const shelves = coverTypes.flatMap((coverType) => cars.map((car) => ({ coverType, ...car })));
const onShelf = ({ coverType, body, cylinders }: (typeof shelves)[number]) =>
  catalogue.filter(
    (offer) =>
      offer.coverType === coverType && offer.body === body && offer.cylinders === cylinders,
  );

describe("a price", () => {
  test.each([
    ["thirdParty", 30, 55_125],
    ["comprehensive", 30, 95_550],
    ["comprehensive", 20, 109_200],
    ["comprehensive", 10, 122_850],
    ["thirdParty", 0, 78_750],
  ] as const)("of %s for a small saloon at %i percent off is %i fils", (coverType, off, fils) => {
    const risk = { coverType, body: "saloon", cylinders: "4", discountPercent: off } as const;
    expect(pricePremium(risk).priceFils).toBe(fils);
  });

  test.each(catalogue)("of $id is the sum of its ledger", ({ priceFils, ledger }) => {
    expect(ledger.reduce((sum, line) => sum + line.amountFils, 0)).toBe(priceFils);
    expect(Number.isInteger(priceFils)).toBe(true);
  });
});

describe("the tariff", () => {
  test.each(shelves)("$coverType, $body, $cylinders: the floor is below the ceiling", (shelf) => {
    const { coverType, body, cylinders } = shelf;
    const floor = minimumPremiumFils(coverType, body, cylinders);
    expect(floor).toBeLessThan(maximumPremiumFils(coverType, body, cylinders, 222_300));
  });

  test.each(carBodies)("a bigger engine in a %s never costs less", (body) => {
    const floors = cylinderCounts.map((count) => minimumPremiumFils("thirdParty", body, count));
    expect(floors).toEqual([...floors].sort((a, b) => a - b));
  });

  test("six cylinders are an assumption, four are verified", () => {
    expect(tariffIsVerified("thirdParty", "saloon", "6")).toBe(false);
    expect(tariffIsVerified("thirdParty", "saloon", "4")).toBe(true);
  });
});

describe("the catalogue", () => {
  test.each(shelves)("has seven insurers for $coverType, $body, $cylinders", (shelf) => {
    const offers = onShelf(shelf);
    expect(new Set(offers.map(({ insurer }) => insurer)).size).toBe(insurers.length);
    expect(offers).toHaveLength(insurers.length);
  });

  test.each(shelves)("names and prices differ for $coverType, $body, $cylinders", (shelf) => {
    const offers = onShelf(shelf);
    const names = offers.flatMap(({ name }) => [name.en.toLowerCase(), name.ar]);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(offers.map(({ priceFils }) => priceFils)).size).toBe(offers.length);
  });

  test("has the three sample prices, the cheapest third party among them", () => {
    const saloon = { body: "saloon", cylinders: "4" } as const;
    const prices = (coverType: (typeof coverTypes)[number]) =>
      onShelf({ coverType, ...saloon }).map(({ priceFils }) => priceFils);
    expect(Math.min(...prices("thirdParty"))).toBe(55_125);
    expect(prices("comprehensive")).toEqual(expect.arrayContaining([95_550, 109_200]));
  });

  test("gives every package its own id and each benefit once", () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    for (const { lines } of catalogue) {
      expect(new Set(lines.map(({ benefit }) => benefit)).size).toBe(lines.length);
    }
  });

  test("never covers less than the unified policy", () => {
    for (const { lines } of catalogue) {
      const damage = lines.find(({ benefit }) => benefit === "thirdPartyDamage")?.value;
      expect(damage?.kind === "limit" && damage.aed).toBeGreaterThanOrEqual(2_000_000);
    }
  });
});

test.each([
  [50_000, 350],
  [50_001, 700],
  [100_000, 700],
  [222_300, 1_000],
  [500_000, 1_200],
  [500_001, 1_400],
])("a car worth %i dirhams has an excess of %i", (value, excess) => {
  expect(ownDamageExcessAed(value)).toBe(excess);
});

test.each([
  ["Third Party", "thirdParty"],
  ["thirdParty", "thirdParty"],
  ["third-party", "thirdParty"],
  ["Comprehensive", "comprehensive"],
  ["full", undefined],
])("%s is the cover %s", (text, type) => {
  expect(parseCoverType(text)).toBe(type);
});

test("every way of buying has its own kind of package", () => {
  const fresh = inputMethods.map((method) =>
    packageKindOf(withInputMethod(emptyDraft("new"), method)),
  );
  expect(fresh).toEqual(["new-plate", "new-vcc", "new-hiyaza"]);
  expect(packageKindOf(emptyDraft("renew"))).toBe("renew");
  expect(packageKinds).toEqual(expect.arrayContaining(fresh));
});
