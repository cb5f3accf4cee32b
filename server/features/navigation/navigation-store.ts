import { and, eq, sql } from "drizzle-orm";
import { type Menu, navigationOf } from "../../../contract/menu.ts";
import type { Navigation } from "../../../contract/navigation.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { navigation } = schema;

const ROW = 1;

export type NavigationRow = typeof navigation.$inferSelect;

export const findNavigationIn = async (
  handle: Database | Transaction,
): Promise<NavigationRow | undefined> =>
  (await handle.select().from(navigation).where(eq(navigation.id, ROW)))[0];

/** `menu` null: that of the build. @returns false where the row has another version by now */
export const changeNavigationIn = async (
  tx: Transaction,
  version: number,
  change: { menu: Menu | null; groups: Navigation; changedBy: string; updatedAt: Date },
): Promise<boolean> => {
  const changed = await tx
    .update(navigation)
    .set({ ...change, version: sql`${navigation.version} + 1` })
    .where(and(eq(navigation.id, ROW), eq(navigation.version, version)))
    .returning({ id: navigation.id });
  return changed.length > 0;
};

export const createNavigationStore = (db: Database) => {
  const shown = db
    .select({ groups: navigation.groups, menu: navigation.menu })
    .from(navigation)
    .where(eq(navigation.id, ROW))
    .prepare("navigation");

  return {
    read: async (): Promise<Navigation | undefined> => {
      const [row] = await shown.execute();
      return row?.menu ? navigationOf(row.menu) : row?.groups;
    },

    insertIfMissing: async (groups: Navigation) => {
      await db.insert(navigation).values({ id: ROW, groups }).onConflictDoNothing();
    },
  };
};
