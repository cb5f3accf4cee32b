import { timelineKinds } from "../domain/clients/timeline.ts";
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

/** The page of whoever has the most requests. */
const pageCases = async ({ client, timeline }: DeskStores, email: string): Promise<DeskCase[]> => {
  const found = await client.at(email);
  if (!found) throw new Error("The client of a request is missing.");
  const requestIds = (await timeline.requestsOf(found)).map(({ id }) => id);
  const whose = { ...found, requestIds };
  const first = { kinds: timelineKinds, after: undefined, limit: PAGE };
  const newest = await timeline.list(whose, first);
  const next = { ...first, after: newest.at(-1)?.position };
  return [
    { name: "client: account", run: (all) => all.client.account(found) },
    { name: "client: requests", run: (all) => all.client.requests(found) },
    { name: "client: open ones", run: (all) => all.client.open(found) },
    { name: "client: sums", run: (all) => all.client.sums(found) },
    { name: "client: count of policies", run: (all) => all.client.countPolicies(found) },
    { name: "client: policies", run: (all) => all.client.policiesOf(requestIds) },
    { name: "client: open refunds", run: (all) => all.client.openRefunds(found) },
    { name: "client: consents", run: (all) => all.client.consents(found) },
    { name: "client: timeline", run: (all) => all.timeline.list(whose, first) },
    { name: "client: timeline, next page", run: (all) => all.timeline.list(whose, next) },
    ...timelineKinds.map((kind): DeskCase => ({
      name: `client: ${kind} of the timeline`,
      run: (all) => all.timeline.list(whose, { ...first, kinds: [kind] }),
    })),
    { name: "client: counts of the timeline", run: (all) => all.timeline.count(whose) },
  ];
};

/** The list of clients, one's page, and the search by what is worst to type. */
export const clientCases = async (
  stores: DeskStores,
  email: string,
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
    ...(await pageCases(stores, email)),
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
