import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { schema } from "./schema.ts";

const { siteVersion } = schema;

const ROW = 1;

export const createSiteVersionStore = (db: Database) => {
  const version = db
    .select({ version: siteVersion.version })
    .from(siteVersion)
    .where(eq(siteVersion.id, ROW))
    .prepare("site_version");

  return { read: async () => (await version.execute())[0]?.version };
};
