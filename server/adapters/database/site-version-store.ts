import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { schema } from "./schema.ts";

const { editionSales, planVersions, siteVersion } = schema;

const ROW = 1;

/** Editions and versions of plans go on sale by themselves when their time has come. */
const onSale = sql<number>`(select count(*)::integer from ${editionSales}
  where ${editionSales.onSaleFrom} <= now()
  and ${editionSales.validFrom} <= (now() at time zone 'Asia/Dubai')::date)
  + (select count(*)::integer from ${planVersions} where ${planVersions.onSaleFrom} <= now())`;

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
