import { defaultNavigation } from "../contract/default-navigation.ts";
import { createNavigationStore } from "./features/navigation/navigation-store.ts";
import { createKeptTextsStore } from "./features/office/settings/texts/kept-texts-store.ts";
import { createQuotesStore } from "./features/quotes/quotes-store.ts";
import type { Parts } from "./parts.ts";
import { catalogueRows } from "./seed/catalogue-rows.ts";
import { keptTexts } from "./seed/kept-texts.ts";

const seedCatalogue = async (db: Parts["db"]) => {
  const store = createQuotesStore(db);
  if (!(await store.hasPlans())) await store.insert(catalogueRows());
  return (await store.listInsurers()).map(({ slug }) => slug);
};

const seedNavigation = async (db: Parts["db"]) => {
  const store = createNavigationStore(db);
  if (!(await store.read())) await store.insertIfMissing(defaultNavigation);
};

/** Only into empty tables: what the operator changed or deleted stays so. Answers the insurers. */
export const seedDemonstration = async ({ db }: Pick<Parts, "db">) => {
  await seedNavigation(db);
  await createKeptTextsStore(db).seed(keptTexts);
  return seedCatalogue(db);
};
