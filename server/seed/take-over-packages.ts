import { rate } from "../../domain/quotes/rate.ts";
import { parseEdition } from "../../domain/quotes/parse-edition.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import type { NewEdition, PackageRow, PlanRow } from "../features/quotes/quotes-store.ts";
import { parseCarBody, parseCylinderCount } from "../../domain/vehicle/car.ts";

/**
 * Plans as the price list of before had them: one whose packages were all taken off sale stays off
 * sale. `repriced` names the packages that cost something else from now on.
 */
export const takeOverPackages = (
  plans: readonly PlanRow[],
  editions: readonly NewEdition[],
  packages: readonly PackageRow[],
  now: Date,
) => {
  const planOf = (one: PackageRow) =>
    plans.find(({ id }) => one.id.startsWith(`${id}-${one.body}-`));
  const isSold = (plan: PlanRow) =>
    packages.length === 0 || packages.some((one) => one.onSale && planOf(one) === plan);

  const priceNow = (one: PackageRow) => {
    const plan = planOf(one);
    const edition = editions.find(({ plan: id }) => id === plan?.id);
    const body = parseCarBody(one.body);
    const cylinders = parseCylinderCount(one.cylinders);
    if (!plan || !edition || !body || !cylinders) return undefined;
    const risk = { body, cylinders, day: dayInDubai(now), inputs: {} };
    const rated = rate(parseEdition(edition.tables), risk);
    return rated.outcome === "priced" ? rated.priceFils : undefined;
  };
  const isRepriced = (one: PackageRow) => one.onSale && priceNow(one) !== one.priceFils;

  return {
    plans: plans.map((plan) => ({ ...plan, onSale: isSold(plan) })),
    repriced: packages.filter(isRepriced).map(({ id }) => id),
  };
};
