import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Language } from "../../../domain/language.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Client } from "./clients-store.ts";

const { clients, requests, users } = schema;

export type DescribedClient = Client & {
  name: string;
  phone: string | null;
  language: Language;
  /** They opened the account themselves: they have proven the address. */
  isVerified: boolean;
};

/**
 * How people are called: by their account, else as they wrote in their newest request. Whoever signs
 * up for an address without proving it names only what nothing else names.
 */
export const describeClients = async (
  handle: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, DescribedClient>> => {
  if (ids.length === 0) return new Map();
  const newest = handle
    .select({
      username: requests.username,
      phone: requests.phone,
      language: requests.language,
    })
    .from(requests)
    .where(and(eq(requests.email, clients.email), isNull(requests.userId)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(1)
    .as("newest");
  const rows = await handle
    .select({
      id: clients.id,
      email: clients.email,
      account: {
        id: users.id,
        name: users.username,
        phone: users.phone,
        language: users.language,
        verifiedAt: users.verifiedAt,
      },
      lead: { name: newest.username, phone: newest.phone, language: newest.language },
    })
    .from(clients)
    .leftJoin(users, eq(users.email, clients.email))
    .leftJoinLateral(newest, isNull(users.verifiedAt))
    .where(inArray(clients.id, [...ids]));
  return new Map(
    rows.map(({ id, email, account, lead }) => {
      const isVerified = account !== null && account.verifiedAt !== null;
      const known = isVerified ? account : (lead ?? account);
      const { name, phone, language } = known ?? { name: email, phone: null, language: "en" };
      const userId = account?.id ?? null;
      return [id, { id, email, userId, name, phone, language, isVerified }];
    }),
  );
};
