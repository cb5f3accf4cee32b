import type { ListedClient } from "../../../../contract/office/clients/list.ts";
import { maskEmail, maskPhone } from "../../../../domain/clients/masks.ts";
import { readDeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { readCursor, writeCursor } from "../../requests/view/list-cursor.ts";
import { createFindingStore } from "./finding-store.ts";
import { createListedClientsStore, type ListedRow } from "./listed-clients-store.ts";
import type { Watch } from "../openings/watch.ts";

/** Nobody reads on; more letters find who is meant. */
const MAX_FOUND = 100;

type ListQuery = { q?: string | undefined; limit: number; cursor?: string | undefined };
type Position = ReturnType<typeof readCursor>;

const isAfter = ({ lastAt, id }: ListedRow, { at, id: last }: Position) =>
  lastAt.getTime() === at.getTime() ? id < last : lastAt < at;

/** Everybody with an account or a request, found by all that the desk's search knows. */
export const createFinding = ({ db }: Pick<Parts, "db">, watch: Pick<Watch, "afterSearch">) => {
  const finding = createFindingStore(db);
  const listed = createListedClientsStore(db);

  const present = async (rows: readonly ListedRow[]): Promise<ListedClient[]> => {
    if (rows.length === 0) return [];
    const emails = rows.map(({ email }) => email);
    const accounts = await listed.accountsAt(emails);
    const accountAt = new Map(accounts.map((account) => [account.email, account]));
    const isVerified = (email: string) => Boolean(accountAt.get(email)?.verifiedAt);
    const [leads, open] = await Promise.all([
      listed.newestLeadsAt(emails.filter((email) => !isVerified(email))),
      listed.countOpen(
        accounts.map(({ id }) => id),
        emails,
      ),
    ]);
    const leadAt = new Map(leads.map((lead) => [lead.email, lead]));
    return rows.map(({ id, email, lastAt }) => {
      const account = accountAt.get(email);
      const known = isVerified(email) ? account : (leadAt.get(email) ?? account);
      const own = open.filter(({ userId, ...one }) =>
        userId === null ? one.email === email : userId === account?.id,
      );
      return {
        id,
        name: known?.username ?? "",
        email: maskEmail(email),
        phone: known?.phone ? maskPhone(known.phone) : null,
        language: known?.language ?? "en",
        hasAccount: isVerified(email),
        isUnverified: !isVerified(email) && known !== undefined && known === account,
        open: own.reduce((sum, one) => sum + one.open, 0),
        lastAt: lastAt.toISOString(),
      };
    });
  };

  const pageOf = async (rows: readonly ListedRow[], limit: number) => {
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      data: await present(page),
      nextCursor:
        last && rows.length > limit ? writeCursor({ at: last.lastAt, id: last.id }) : null,
    };
  };

  const listFound = async (q: string, limit: number, after: Position | undefined) => {
    const search = readDeskSearch(q);
    if (!search) return { data: [], nextCursor: null, found: { count: 0, isAll: true } };
    const { rows, isAll } = await finding.find(search, MAX_FOUND);
    const found = { count: rows.length, isAll };
    const rest = after ? rows.filter((row) => isAfter(row, after)) : rows;
    return { ...(await pageOf(rest, limit)), found: after ? null : found };
  };

  return {
    list: async (member: StaffMember, { q, limit, cursor }: ListQuery) => {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (!q?.trim())
        return { ...(await pageOf(await listed.list(limit + 1, after), limit)), found: null };
      // Further pages of what was found are no search.
      if (!after) await watch.afterSearch(member);
      return listFound(q, limit, after);
    },
  };
};

export type Finding = ReturnType<typeof createFinding>;
