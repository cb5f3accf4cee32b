import { eq } from "drizzle-orm";
import type { Navigation } from "../../../contract/navigation.ts";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { navigation } = schema;

const ROW = 1;

export const createNavigationStore = (db: Database) => {
  const menu = db
    .select({ groups: navigation.groups })
    .from(navigation)
    .where(eq(navigation.id, ROW))
    .prepare("navigation");

  return {
    read: async () => (await menu.execute())[0]?.groups,

    insertIfMissing: async (groups: Navigation) => {
      await db.insert(navigation).values({ id: ROW, groups }).onConflictDoNothing();
    },
  };
};
