import { describe, expect, it } from "vitest";
import { carBodies, cylinderCounts } from "../../domain/vehicle/car.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { rate } from "../../domain/quotes/rate.ts";
import { parseEdition } from "../../domain/quotes/parse-edition.ts";
import type { PackageRow } from "../features/quotes/quotes-store.ts";
import { editionRows, planRows } from "./catalogue-rows.ts";
import { takeOverPackages } from "./take-over-packages.ts";

const now = new Date("2026-11-22T10:00:00Z");

const priceOf = (plan: string, body: "saloon" | "station", cylinders: "4" | "6" | "8") => {
  const tables = editionRows().find((one) => one.plan === plan)?.tables;
  const risk = { body, cylinders, day: dayInDubai(now), inputs: {} };
  const rated = rate(parseEdition(tables), risk);
  return rated.outcome === "priced" ? rated.priceFils : 0;
};

/** The price list as it was sold before plans had editions. */
const packagesBefore = (): PackageRow[] =>
  planRows().flatMap((plan) =>
    carBodies.flatMap((body) =>
      cylinderCounts.flatMap((cylinders) =>
        (["new", "renew"] as const).map((purchase) => ({
          ...plan,
          id: [plan.id, body, cylinders, purchase].join("-"),
          purchase,
          body,
          cylinders,
          priceFils: priceOf(plan.id, body, cylinders),
          ledger: [],
        })),
      ),
    ),
  );

const takeOver = (packages: PackageRow[]) =>
  takeOverPackages(planRows(), editionRows(), packages, now);
const offSale = ({ plans }: ReturnType<typeof takeOver>) =>
  plans.filter(({ onSale }) => !onSale).map(({ id }) => id);

describe("taking over the price list of before", () => {
  it("keeps every plan on sale and every price", () => {
    const taken = takeOver(packagesBefore());
    expect([offSale(taken), taken.repriced]).toEqual([[], []]);
  });

  it("takes a plan off sale whose packages were all off sale or deleted", () => {
    const packages = packagesBefore()
      .map((one) => ({ ...one, onSale: one.insurer !== "lulwa" }))
      .filter(({ id }) => !id.startsWith("marsa-comprehensive"));
    expect(offSale(takeOver(packages)).toSorted()).toEqual([
      "lulwa-comprehensive",
      "lulwa-third-party",
      "marsa-comprehensive",
    ]);
  });

  it("keeps a plan of which one package was on sale", () => {
    const packages = packagesBefore().map((one) => ({
      ...one,
      onSale: one.id === "lulwa-third-party-saloon-4-renew",
    }));
    expect(offSale(takeOver(packages))).not.toContain("lulwa-third-party");
  });

  it("names the packages on sale whose price was changed by hand", () => {
    const packages = packagesBefore().map((one) =>
      one.insurer === "hazm" && one.cylinders === "8"
        ? { ...one, priceFils: 1, onSale: one.body === "saloon" && one.purchase === "new" }
        : one,
    );
    expect(takeOver(packages).repriced).toEqual([
      "hazm-third-party-saloon-8-new",
      "hazm-comprehensive-saloon-8-new",
    ]);
  });
});
