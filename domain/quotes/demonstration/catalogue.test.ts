import { describe, expect, test } from "vitest";
import { cars, priced, riskWith } from "../../../tests/support/rating.ts";
import { addOns } from "../add-ons.ts";
import { coverTypes } from "../package-kinds.ts";
import { parseEdition } from "../parse-edition.ts";
import { buildCatalogue } from "./catalogue.ts";
import { insurers } from "./insurers.ts";

const catalogue = buildCatalogue();
const plansFor = (cover: (typeof coverTypes)[number]) =>
  catalogue.filter(({ coverType }) => coverType === cover);

describe("the catalogue", () => {
  test.each(coverTypes)("has one %s plan of each of seven insurers, with its own name", (cover) => {
    const plans = plansFor(cover);
    expect(new Set(plans.map(({ insurer }) => insurer)).size).toBe(insurers.length);
    expect(plans).toHaveLength(insurers.length);
    const names = plans.flatMap(({ name }) => [name.en.toLowerCase(), name.ar]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(coverTypes.flatMap((cover) => cars.map((car) => ({ cover, ...car }))))(
    "asks seven different prices for $cover, $body, $cylinders",
    ({ cover, ...car }) => {
      const prices = plansFor(cover).map(
        ({ edition }) => priced(edition, riskWith({}, car)).priceFils,
      );
      expect(new Set(prices).size).toBe(insurers.length);
    },
  );

  test("has the three sample prices, the cheapest third party among them", () => {
    const prices = (cover: (typeof coverTypes)[number]) =>
      plansFor(cover).map(({ edition }) => priced(edition, riskWith()).priceFils);
    expect(Math.min(...prices("thirdParty"))).toBe(55_125);
    expect(prices("comprehensive")).toEqual(expect.arrayContaining([95_550, 109_200]));
  });

  test("gives every plan its own id and each benefit once", () => {
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

  test.each(catalogue)("has a valid edition of $id, under the plan's name", ({ id, edition }) => {
    expect(parseEdition(edition)).toBe(edition);
    expect(edition.plan).toBe(id);
  });

  test.each(catalogue)("charges nothing for the add-ons that $id covers", ({ lines, edition }) => {
    const covered = addOns.filter((addOn) => {
      const kind = lines.find(({ benefit }) => benefit === addOn)?.value.kind ?? "no";
      return kind !== "no" && kind !== "notStated";
    });
    expect(addOns.filter((addOn) => edition.addOns[addOn] === 0)).toEqual(covered);
  });
});
