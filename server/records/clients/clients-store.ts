import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { clients, requests, users } = schema;

/** A person as the desk knows them: an address, and the account under it if there is one. */
export type Person = { email: string; userId: string | null };
export type Client = Person & { id: string };

const columns = { id: clients.id, email: clients.email, userId: users.id };

export const findClient = async (
  handle: Database | Transaction,
  id: string,
): Promise<Client | undefined> => {
  const [found] = await handle
    .select(columns)
    .from(clients)
    .leftJoin(users, eq(users.email, clients.email))
    .where(eq(clients.id, id));
  return found;
};

/** Whose request or chat it is; undefined once it is erased. */
export const findClientOf = async (
  handle: Database | Transaction,
  { userId, email }: Person,
): Promise<Client | undefined> => {
  const [found] = await handle
    .select(columns)
    .from(clients)
    .leftJoin(users, eq(users.email, clients.email))
    .where(userId === null ? eq(clients.email, email) : eq(users.id, userId));
  return found;
};

/** Undefined once it is erased. */
export const findClientOfRequest = async (
  handle: Database | Transaction,
  requestId: string,
): Promise<Client | undefined> => {
  const [owner] = await handle
    .select({ userId: requests.userId, email: requests.email })
    .from(requests)
    .where(eq(requests.id, requestId));
  return owner && findClientOf(handle, owner);
};

/** False where one is gone. In the order of their ids, so that two transactions cannot deadlock. */
export const lockClientsIn = async (tx: Transaction, ids: readonly string[]) => {
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(clients.id, [...ids]))
    .orderBy(asc(clients.id))
    .for("update");
  return rows.length === new Set(ids).size;
};

/** Also leads that were sent without the account under its e-mail (ruling P8). */
export const isOfClient = ({ userId, email }: Person) =>
  or(
    userId === null ? undefined : eq(requests.userId, userId),
    and(isNull(requests.userId), eq(requests.email, email)),
  );
