import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { schema } from "./schema.ts";

const { agreements, editionSales, planVersions, siteVersion } = schema;

const ROW = 1;

const today = sql`(now() at time zone 'Asia/Dubai')::date`;

/**
 * Editions and versions of plans go on sale by themselves when their time has come, and agreements
 * begin and end. Each count only grows, so that their sum changes with each of them.
 */
const onSale = sql<number>`(select count(*)::integer from ${editionSales}
  where ${editionSales.onSaleFrom} <= now()
  and ${editionSales.validFrom} <= ${today})
  + (select count(*)::integer from ${planVersions} where ${planVersions.onSaleFrom} <= now())
  + (select count(*)::integer from ${agreements} where ${agreements.validFrom} <= ${today})
  + (select count(*)::integer from ${agreements} where ${agreements.validUntil} < ${today})`;

export const createSiteVersionStore = (db: Database) => {
  const version = db
    .select({ version: siteVersion.version, onSale })
    .from(siteVersion)
    .where(eq(siteVersion.id, ROW))
    .prepare("site_version");

  return {
    /** Another text whenever the site shows something else. */
    read: async (): Promise<string> => {
      const [row] = await version.execute();
      return row ? `${row.version}:${row.onSale}` : "";
    },
  };
};
