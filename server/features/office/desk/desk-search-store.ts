import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { isFound } from "./found-store.ts";
import { inView, type View, type Viewer } from "./views-store.ts";

const { requests } = schema;

/** Limit before sorting: what many share must not be walked by date. */
const MAX_FOUND = 500;
/** Names are what most share, and the slowest to find. */
const MAX_NAMED = 100;

export type Search = { search: DeskSearch | undefined; state: RequestState | undefined };

export const mostFound = ({ search }: Search) => (search?.nameTerms ? MAX_NAMED : MAX_FOUND);

/** Price lines and answers are ten times as long as all that a list shows. */
export const listed = {
  id: requests.id,
  number: requests.number,
  type: requests.type,
  state: requests.state,
  cancelAsked: requests.cancelAsked,
  turn: requests.turn,
  dueAt: requests.dueAt,
  moved: requests.moved,
  promisedFor: requests.promisedFor,
  promisesMissed: requests.promisesMissed,
  snoozedUntil: requests.snoozedUntil,
  callDueAt: requests.callDueAt,
  moneyBackSince: requests.moneyBackSince,
  news: requests.news,
  newsAt: requests.newsAt,
  newsSeenAt: requests.newsSeenAt,
  assignee: requests.assignee,
  assignedAt: requests.assignedAt,
  username: requests.username,
  plateEmirate: requests.plateEmirate,
  plateCode: requests.plateCode,
  plateNumber: requests.plateNumber,
  origin: requests.origin,
  insurer: requests.insurer,
  companyNameEn: requests.companyNameEn,
  companyNameAr: requests.companyNameAr,
  coverType: requests.coverType,
  priceFils: requests.priceFils,
  language: requests.language,
  createdAt: requests.createdAt,
  /** Not shown: a view goes by it. */
  updatedAt: requests.updatedAt,
};

/** Written as the indexes of names hold it beside each name, so that one index answers for both. */
const standing = sql`array[${requests.state}, ${requests.turn}]`;

const stands = ({ turn, states }: View, state: RequestState | undefined) => {
  const wanted = state ? [state] : states;
  return and(
    turn && turn !== "anybody" ? sql`${standing} @> ${sql.param([turn])}::text[]` : undefined,
    wanted && sql`${standing} && ${sql.param(wanted)}::text[]`,
  );
};

/** Most requests end so: beside a common name, looking through all that have it is faster. */
const frequent: readonly RequestState[] = ["issued", "cancelled"];

const endedAs = (view: View, state: RequestState | undefined) =>
  state && frequent.includes(state)
    ? sql`(${eq(requests.state, state)}) is true`
    : stands(view, state);

/**
 * Open ones first, so that a common name finds them before those of years ago. Under the table's
 * name, so that the conditions and order of views apply to it.
 */
export const foundIn = (
  tx: Transaction,
  found: Search,
  view: View,
  viewer: Viewer,
  most = mostFound(found),
) => {
  const isMeant = found.search && isFound(found.search);
  const some = (...where: (SQL | undefined)[]) =>
    tx
      .select(listed)
      .from(requests)
      .where(and(isMeant, ...where))
      .limit(most);
  // Said twice, the planner would expect a tenth of the rows; of few, none is left out.
  if (view.isFew) return some(inView(view, viewer, found.state)).as("requests");
  const rest = view.where?.(viewer);
  const open = some(isNotNull(requests.turn), stands(view, found.state), rest);
  if (view.turn) return open.as("requests");
  const ended = some(isNull(requests.turn), endedAs(view, found.state), rest);
  return unionAll(open, ended).limit(most).as("requests");
};
