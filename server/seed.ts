import { defaultNavigation } from "../contract/default-navigation.ts";
import { createNavigationStore } from "./features/navigation/navigation-store.ts";
import { createQuotesStore } from "./features/quotes/quotes-store.ts";
import type { Parts } from "./parts.ts";
import { editionRows, insurerRows, planRows } from "./seed/catalogue-rows.ts";
import { isFormerMenu } from "./seed/former-menus.ts";
import { takeOverPackages } from "./seed/take-over-packages.ts";

type Warn = (message: string) => void;

const seedPlans = async (store: ReturnType<typeof createQuotesStore>, warn: Warn) => {
  const isFirst = !(await store.hasInsurers());
  const packages = await store.listPackages();
  const editions = editionRows();
  const { plans, repriced } = takeOverPackages(planRows(), editions, packages, new Date());
  const known = new Set(isFirst ? [] : (await store.listInsurers()).map(({ slug }) => slug));
  const isKept = ({ insurer }: { insurer: string }) => isFirst || known.has(insurer);
  const kept = plans.filter(isKept);
  await store.insert({
    insurers: isFirst ? insurerRows() : [],
    plans: kept,
    editions: editions.filter(({ plan }) => kept.some(({ id }) => id === plan)),
  });
  if (repriced.length > 0) warn(`These packages have a new price: ${repriced.join(", ")}`);
};

const seedCatalogue = async (db: Parts["db"], warn: Warn) => {
  const store = createQuotesStore(db);
  if (!(await store.hasPlans())) await seedPlans(store, warn);
  return (await store.listInsurers()).map(({ slug }) => slug);
};

const seedNavigation = async (db: Parts["db"]) => {
  const store = createNavigationStore(db);
  const stored = await store.read();
  if (!stored) await store.insertIfMissing(defaultNavigation);
  else if (isFormerMenu(stored)) await store.replace(stored, defaultNavigation);
};

/**
 * Only into empty tables: a plan that the operator changed or deleted stays so, and so does a menu;
 * an untouched menu of an earlier release gets the pages of this one.
 */
export const seedDemonstration = async (
  { db }: Pick<Parts, "db">,
  warn: Warn = (message) => console.warn(`seed: ${message}`),
) => {
  await seedNavigation(db);
  return seedCatalogue(db, warn);
};
