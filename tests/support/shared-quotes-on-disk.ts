import { eq } from "drizzle-orm";
import { openPglite } from "../../server/adapters/database/open-pglite.ts";
import { schema } from "../../server/adapters/database/schema.ts";

const { sharedQuotes } = schema;

/** Lets the shared quotes of a plan end, while the product does not run. */
export const expireShared = async (dataDir: string, packageId: string) => {
  const { db, close } = await openPglite(dataDir);
  await db
    .update(sharedQuotes)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(sharedQuotes.packageId, packageId));
  await close();
};
