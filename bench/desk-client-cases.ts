import { readDeskSearch } from "../domain/requests/desk-search.ts";
import type { DeskCase } from "./desk-case.ts";
import type { DeskStores } from "./desk-stores.ts";

const PAGE = 51;
const LARGEST_PAGE = 101;
const MAX_FOUND = 100;

type Row = { email: string };

const emailsOf = (rows: readonly Row[]) => rows.map(({ email }) => email);

/** What stands beside the people of a page, each in a query of its own. */
const besideCases = async (
  { clients }: DeskStores,
  name: string,
  emails: readonly string[],
): Promise<DeskCase[]> => {
  const accounts = await clients.accountsAt(emails);
  const ids = accounts.map(({ id }) => id);
  const known = new Set(emailsOf(accounts.filter(({ verifiedAt }) => verifiedAt !== null)));
  const leads = emails.filter((email) => !known.has(email));
  return [
    { name: `clients: accounts of ${name}`, run: (all) => all.clients.accountsAt(emails) },
    { name: `clients: leads of ${name}`, run: (all) => all.clients.newestLeadsAt(leads) },
    { name: `clients: open ones of ${name}`, run: (all) => all.clients.countOpen(ids, emails) },
  ];
};

/** The list of clients, and its search by what is worst to type. */
export const clientCases = async (
  stores: DeskStores,
  typed: readonly string[],
): Promise<DeskCase[]> => {
  const { clients } = stores;
  const largest = await clients.list(LARGEST_PAGE, undefined);
  const last = largest.at(-1);
  if (!last) throw new Error("No clients were seeded.");
  const after = { at: last.lastAt, id: last.id };
  const named = await clients.find({ nameTerms: ["moh"] }, MAX_FOUND);
  return [
    { name: "clients: list", run: (all) => all.clients.list(PAGE, undefined) },
    { name: "clients: list, 100 rows", run: (all) => all.clients.list(LARGEST_PAGE, undefined) },
    { name: "clients: list, next page", run: (all) => all.clients.list(PAGE, after) },
    ...(await besideCases(stores, "a page", emailsOf(largest).slice(0, PAGE))),
    ...(await besideCases(stores, "100 rows", emailsOf(largest))),
    ...(await besideCases(stores, "100 of a name", emailsOf(named.rows))),
    ...typed.map((words): DeskCase => {
      const search = readDeskSearch(words);
      if (!search) throw new Error(`Nothing can be looked for in ${words}.`);
      return {
        name: `clients: "${words}"`,
        run: async (all) => (await all.clients.find(search, MAX_FOUND)).rows,
      };
    }),
  ];
};
