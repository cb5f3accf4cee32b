import { isDeepStrictEqual } from "node:util";
import { navigationData } from "./features/navigation/navigation-data.ts";
import { createNavigationStore } from "./features/navigation/navigation-store.ts";
import { createQuotesStore } from "./features/quotes/quotes-store.ts";
import type { Parts } from "./parts.ts";
import { catalogueRows } from "./seed/catalogue-rows.ts";

/** The wanted rows that are not there or are there with other values. */
const differing = <Row>(wanted: Row[], present: Row[], keyOf: (row: Row) => string) => {
  const byKey = new Map(present.map((row) => [keyOf(row), row]));
  return wanted.filter((row) => !isDeepStrictEqual(row, byKey.get(keyOf(row))));
};

const seedCatalogue = async (db: Parts["db"]) => {
  const store = createQuotesStore(db);
  const [wanted, present] = [catalogueRows(), await store.listAll()];
  const changed = {
    insurers: differing(wanted.insurers, present.insurers, (row) => row.slug),
    packages: differing(wanted.packages, present.packages, (row) => row.id),
  };
  if (changed.insurers.length + changed.packages.length > 0) await store.save(changed);
};

const seedNavigation = async (db: Parts["db"]) => {
  const store = createNavigationStore(db);
  if (!isDeepStrictEqual(await store.read(), navigationData)) await store.save(navigationData);
};

/**
 * Brings the demonstration's insurers, packages and menu into the database. Repeatable: it writes
 * only what differs, so that a changed catalogue arrives and an unchanged one costs three reads.
 */
export const seedDemonstration = async ({ db }: Pick<Parts, "db">) => {
  await seedCatalogue(db);
  await seedNavigation(db);
};
