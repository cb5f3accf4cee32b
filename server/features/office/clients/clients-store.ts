import { desc } from "drizzle-orm";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { type Client, isOfClient } from "../../../records/clients/clients-store.ts";

const { requests } = schema;

export const createClientsStore = (db: Database) => ({
  newestRequestOf: async (client: Client) => {
    const [newest] = await db
      .select({ username: requests.username, phone: requests.phone })
      .from(requests)
      .where(isOfClient(client))
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(1);
    return newest;
  },
});
