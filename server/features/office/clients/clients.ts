import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { findClient } from "../../../records/clients/clients-store.ts";
import { createClientsStore } from "./clients-store.ts";

/** Everybody with an account or a request, as staff see them. */
export const createClients = ({ db }: Pick<Parts, "db">) => {
  const store = createClientsStore(db);

  return {
    read: async (id: string): Promise<OneClient> => {
      const client = isUuid(id) ? await findClient(db, id) : undefined;
      if (!client) throw new Problem("staff.clientNotFound");
      const newest = await store.newestRequestOf(client);
      return { id: client.id, name: newest?.username ?? "" };
    },
  };
};

export type Clients = ReturnType<typeof createClients>;
