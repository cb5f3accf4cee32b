import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { DeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import { turnOf } from "../../../../domain/requests/turn.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { isFound } from "./found-store.ts";
import type { View, Viewer } from "./views-store.ts";

const { requests } = schema;

/** Of a search, before sorting: a common name must not be walked by date. */
const MAX_FOUND = 500;
/** Of one state, found only after reading several of others for each. */
const MAX_FOUND_IN_STATE = 300;

export const mostFound = (state: RequestState | undefined) =>
  state ? MAX_FOUND_IN_STATE : MAX_FOUND;

export type Search = { search: DeskSearch; state: RequestState | undefined };

/** Price lines and answers are ten times as long as all that a list shows. */
export const listed = {
  id: requests.id,
  number: requests.number,
  type: requests.type,
  state: requests.state,
  cancelAsked: requests.cancelAsked,
  turn: requests.turn,
  dueAt: requests.dueAt,
  snoozedUntil: requests.snoozedUntil,
  assignee: requests.assignee,
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

/** Most requests end so: combined with a name, their index would be longer than what it leaves out. */
const frequent: readonly RequestState[] = ["issued", "cancelled"];

const isInState = (state: RequestState | undefined) => {
  if (!state) return undefined;
  const isIt = eq(requests.state, state);
  return frequent.includes(state) ? sql`(${isIt}) is true` : isIt;
};

const someWhere = (tx: Transaction, where: SQL | undefined, most: number) =>
  tx.select(listed).from(requests).where(where).limit(most);

/**
 * Open ones first, so that a common name finds them before those of years ago. Under the table's
 * name, so that the conditions and order of views apply to it.
 */
export const foundIn = (
  tx: Transaction,
  { search, state }: Search,
  view: View,
  viewer: Viewer,
  most = mostFound(state),
) => {
  const isWanted = and(isFound(search), (view.whereFound ?? view.where)(viewer), isInState(state));
  // Said twice, the planner would expect a tenth of the rows; of few, none is left out.
  if (view.isOpen || view.isFew) return someWhere(tx, isWanted, most).as("requests");
  const open = someWhere(tx, and(isNotNull(requests.turn), isWanted), most);
  const ended = someWhere(tx, and(isNull(requests.turn), isWanted), most);
  // The other half of such a state is all but empty, and found so only after reading every name.
  const isOver = state !== undefined && turnOf(state, viewer.now).turn === null;
  const halves = isOver ? unionAll(ended, open) : unionAll(open, ended);
  return halves.limit(most).as("requests");
};
