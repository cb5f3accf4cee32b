import { desc, eq } from "drizzle-orm";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { parseEdition } from "../../domain/quotes/parse-edition.ts";
import type { Edition } from "../../domain/quotes/rating-plan.ts";
import { openPglite } from "../../server/adapters/database/open-pglite.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { digestOf } from "../../server/features/quotes/content-digest.ts";
import { insertSaleIn } from "../../server/features/quotes/editions-store.ts";

const { ratingPlans } = schema;

/** Puts the plan's newest tables with these changes on sale, while the product does not run. */
export const addEdition = async (dataDir: string, plan: string, changes: Partial<Edition>) => {
  const { db, close } = await openPglite(dataDir);
  const [newest] = await db
    .select()
    .from(ratingPlans)
    .where(eq(ratingPlans.plan, plan))
    .orderBy(desc(ratingPlans.onSaleFrom))
    .limit(1);
  const tables = parseEdition({ ...parseEdition(newest?.tables), ...changes });
  const at = new Date();
  const sale = { onSaleFrom: at, validFrom: dayInDubai(at), draft: null, at };
  await db.transaction((tx) => insertSaleIn(tx, { digest: digestOf(tables), plan, tables }, sale));
  await close();
};
