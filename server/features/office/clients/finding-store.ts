import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { createCommonNames } from "../desk/common-names-store.ts";
import { gatherOwnersIn, walkOwnersIn } from "../desk/owners-found-store.ts";
import { listedClient, type ListedRow, newestFirst } from "./listed-clients-store.ts";

const { clients, requests, users } = schema;

/** Of both: people have some three requests, and a hundred of them are listed. */
const MAX_GATHERED = 300;
/** A walk reads ten requests for each that it finds. */
const MAX_WALKED = 100;
const MAX_ACCOUNTS = 100;

const isAccountFound = ({ email, phoneTail, nameTerms }: DeskSearch): SQL | undefined =>
  or(
    email ? eq(users.email, email) : undefined,
    phoneTail ? sql`${users.phoneTail} like ${`${phoneTail}%`}` : undefined,
    nameTerms ? sql`${users.nameTerms} @> ${sql.param(nameTerms)}::text[]` : undefined,
  );

/**
 * From now on from an index, then sorted: left to choose, the planner reads all accounts for names
 * that are never together, and walks through all clients for those of many addresses.
 */
const gatherIn = (tx: Transaction) =>
  tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true)`);

/**
 * Whoever signs up for an address without proving it may be anybody: once requests came under it,
 * only they say who is meant.
 */
const withoutStrangersIn = async <Account extends { email: string; verifiedAt: Date | null }>(
  tx: Transaction,
  accounts: readonly Account[],
) => {
  const unproven = accounts.filter(({ verifiedAt }) => verifiedAt === null);
  if (unproven.length === 0) return accounts;
  const isTheirs = inArray(
    requests.email,
    unproven.map(({ email }) => email),
  );
  const leads = await tx
    .selectDistinct({ email: requests.email })
    .from(requests)
    .where(and(isTheirs, isNull(requests.userId)));
  const named = new Set(leads.map(({ email }) => email));
  return accounts.filter(({ verifiedAt, email }) => verifiedAt !== null || !named.has(email));
};

const accountsIn = async (tx: Transaction, search: DeskSearch) => {
  const isFound = isAccountFound(search);
  if (!isFound) return [];
  return tx
    .select({ email: users.email, verifiedAt: users.verifiedAt })
    .from(users)
    .where(isFound)
    .limit(MAX_ACCOUNTS + 1);
};

const emailsOfIn = async (tx: Transaction, userIds: readonly string[]) => {
  if (userIds.length === 0) return [];
  const isOne = inArray(users.id, [...userIds]);
  return tx.select({ email: users.email }).from(users).where(isOne);
};

/** Who has an account or requests that match. */
export const createFindingStore = (db: Database) => {
  const commonNames = createCommonNames(db);

  return {
    /** The newest of them first. Not `isAll`: more match than are answered. */
    find: async (search: DeskSearch, limit: number) => {
      const isCommon = await commonNames.haveMany(search);
      const most = isCommon ? MAX_WALKED : MAX_GATHERED;
      return db.transaction(
        async (tx) => {
          const readOwnersIn = isCommon ? walkOwnersIn : gatherOwnersIn;
          const owners = await readOwnersIn(tx, search, most + 1);
          const ids = new Set(owners.flatMap(({ userId }) => userId ?? []));
          await gatherIn(tx);
          // More than are listed have requests: accounts without one would not be seen.
          const hasEnough = isCommon && owners.length > most;
          const accounts = hasEnough ? [] : await accountsIn(tx, search);
          const own = await withoutStrangersIn(tx, accounts);
          const ofOwners = await emailsOfIn(tx, [...ids]);
          const ofLeads = owners.filter(({ userId }) => userId === null);
          const emails = new Set([...own, ...ofOwners, ...ofLeads].map((one) => one.email));
          const isRead = owners.length <= most && accounts.length <= MAX_ACCOUNTS;
          if (emails.size === 0) return { rows: [], isAll: true };
          const rows: ListedRow[] = await tx
            .select(listedClient)
            .from(clients)
            .where(inArray(clients.email, [...emails]))
            .orderBy(...newestFirst)
            .limit(limit + 1);
          return { rows: rows.slice(0, limit), isAll: isRead && rows.length <= limit };
        },
        { accessMode: "read only" },
      );
    },
  };
};
