import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { Database } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { createCommonNames } from "../desk/common-names-store.ts";
import { gatherOwnersIn, walkOwnersIn } from "../desk/owners-found-store.ts";

const { users } = schema;

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

const emailsOfAccounts = async (db: Database, search: DeskSearch) => {
  const isFound = isAccountFound(search);
  if (!isFound) return [];
  return db.transaction(
    async (tx) => {
      // Names that are never together would have all accounts read in vain.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_indexscan = off`);
      return tx
        .select({ email: users.email })
        .from(users)
        .where(isFound)
        .limit(MAX_ACCOUNTS + 1);
    },
    { accessMode: "read only" },
  );
};

/** By which addresses people are known whose accounts or requests match. */
export const createFindingStore = (db: Database) => {
  const commonNames = createCommonNames(db);

  const ownersOf = async (search: DeskSearch) => {
    const isCommon = await commonNames.haveMany(search);
    const [most, readIn] = isCommon ? [MAX_WALKED, walkOwnersIn] : [MAX_GATHERED, gatherOwnersIn];
    const owners = await db.transaction((tx) => readIn(tx, search, most + 1), {
      accessMode: "read only",
    });
    return { owners: owners.slice(0, most), isAll: owners.length <= most };
  };

  return {
    /** Not `isAll`: more match than are read. */
    emailsOf: async (search: DeskSearch) => {
      const [{ owners, isAll }, accounts] = await Promise.all([
        ownersOf(search),
        emailsOfAccounts(db, search),
      ]);
      const ids = [...new Set(owners.flatMap(({ userId }) => userId ?? []))];
      const ofOwners =
        ids.length === 0
          ? []
          : await db.select({ email: users.email }).from(users).where(inArray(users.id, ids));
      const ofLeads = owners.filter(({ userId }) => userId === null);
      return {
        emails: [...new Set([...accounts, ...ofOwners, ...ofLeads].map(({ email }) => email))],
        isAll: isAll && accounts.length <= MAX_ACCOUNTS,
      };
    },
  };
};
