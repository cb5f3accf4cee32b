import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { schema } from "./schema.ts";

const { ratingPlans, siteVersion } = schema;

const ROW = 1;

/** An edition goes on sale by itself when its time has come. */
const editionsOnSale = sql<number>`(select count(*)::integer from ${ratingPlans}
  where ${ratingPlans.onSaleFrom} <= now()
  and ${ratingPlans.validFrom} <= (now() at time zone 'Asia/Dubai')::date)`;

export const createSiteVersionStore = (db: Database) => {
  const version = db
    .select({ version: siteVersion.version, editionsOnSale })
    .from(siteVersion)
    .where(eq(siteVersion.id, ROW))
    .prepare("site_version");

  return {
    /** Another text whenever the site shows something else. */
    read: async (): Promise<string> => {
      const [row] = await version.execute();
      return row ? `${row.version}:${row.editionsOnSale}` : "";
    },
  };
};
