import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { DeskView } from "../../../../contract/office/desk/requests.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import type { Turn } from "../../../../domain/requests/turn.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { mails, paymentAttempts, requests } = schema;

/** A payment is confirmed within minutes where all goes well. */
const LATE_MS = 30 * MINUTE_MS;
/** More at once mean that something is broken; each costs five buffers. */
const MAX_TROUBLES = 100;

export type Viewer = { staffId: string; now: Date };

/** What a view goes by: the earliest moment first, but for `created`, the newest first. */
const orders = {
  due: requests.dueAt,
  wakes: requests.snoozedUntil,
  call: requests.callDueAt,
  moneyBack: requests.moneyBackSince,
  created: requests.createdAt,
} as const;
type ViewOrder = keyof typeof orders;

export type View = {
  /** Whose turn it is; `anybody`: somebody's; undefined: also nobody's. */
  turn?: Turn | "anybody";
  /** The only states in it; undefined for any. */
  states?: readonly RequestState[];
  /** What else is true of its requests. */
  where?: (viewer: Viewer) => SQL | undefined;
  order: ViewOrder;
  /** Those that are late twice stand first (`isLate`), in the order of the view. */
  isLateFirst?: true;
  /** Named one by one: all are found and sorted; others are walked along an index in their order. */
  isFew: boolean;
};

const endOfDay = (now: Date) => new Date(`${dayInDubai(now, 1)}T00:00:00+04:00`);

const isAwake = ({ now }: Viewer) =>
  or(isNull(requests.snoozedUntil), lt(requests.snoozedUntil, now));

/** The newest, as an array, so that these few are looked up and never all requests walked. */
const isAmong = (table: typeof mails | typeof paymentAttempts, isTrouble: SQL) =>
  sql`${requests.id} = any(array(select ${table.requestId} from ${table} where ${isTrouble} order by ${table.createdAt} desc limit ${MAX_TROUBLES}))`;

const hasFailedMail = isAmong(mails, sql`${mails.state} = 'failed'`);
const isInReview = isAmong(paymentAttempts, sql`${paymentAttempts.state} = 'review'`);
const isNotAsked = isAmong(
  paymentAttempts,
  sql`${paymentAttempts.troubleSince} is not null and ${paymentAttempts.nextQueryAt} is not null`,
);

/** Late twice (`isLateTwice`), in the words by which their index is found; not while the customer owes us something. */
export const isLate = sql`(${requests.promisesMissed} > 1 and ${requests.turn} is not null and ${requests.turn} <> 'customer')`;
export const isNotLate = sql`(${requests.promisesMissed} < 2 or ${requests.turn} = 'customer')`;

export const views: Record<DeskView, View> = {
  lateTwice: {
    order: "due",
    turn: "anybody",
    states: ["lead"],
    isFew: false,
    // Also snoozed ones: a customer without a time waits for none of our reasons.
    where: () => isLate,
  },
  new: {
    order: "due",
    turn: "us",
    isLateFirst: true,
    isFew: false,
    where: (viewer) => and(isNull(requests.assignee), isAwake(viewer)),
  },
  leads: {
    order: "due",
    turn: "us",
    states: ["lead"],
    isLateFirst: true,
    isFew: false,
    where: isAwake,
  },
  paidToRecord: { order: "due", turn: "us", states: ["paid"], isFew: false, where: isAwake },
  waitingForCustomer: { order: "due", turn: "customer", isFew: false },
  waitingForInsurer: { order: "due", turn: "insurer", isFew: false },
  overdueAtInsurer: {
    order: "due",
    turn: "insurer",
    isFew: false,
    where: ({ now }) => lt(requests.dueAt, now),
  },
  overdue: {
    order: "due",
    turn: "us",
    isLateFirst: true,
    isFew: false,
    where: (viewer) => and(lt(requests.dueAt, viewer.now), isAwake(viewer)),
  },
  ours: { order: "due", turn: "us", isLateFirst: true, isFew: false, where: isAwake },
  snoozed: {
    order: "wakes",
    turn: "anybody",
    isFew: false,
    where: ({ now }) => gt(requests.snoozedUntil, now),
  },
  callsDue: {
    order: "call",
    turn: "anybody",
    isFew: false,
    where: ({ now }) => lt(requests.callDueAt, endOfDay(now)),
  },
  moneyToGoBack: {
    order: "moneyBack",
    isFew: false,
    where: () => isNotNull(requests.moneyBackSince),
  },
  cancellations: {
    order: "created",
    states: ["refund_pending", "verifying_payment"],
    isFew: false,
    where: () =>
      or(
        eq(requests.state, "refund_pending"),
        and(eq(requests.state, "verifying_payment"), requests.cancelAsked),
      ),
  },
  mailFailed: { order: "created", isFew: true, where: () => hasFailedMail },
  paymentReview: { order: "created", isFew: true, where: () => isInReview },
  verifyingLate: {
    order: "created",
    states: ["verifying_payment"],
    isFew: false,
    where: ({ now }) => lt(requests.updatedAt, new Date(now.getTime() - LATE_MS)),
  },
  gatewayTrouble: { order: "created", isFew: true, where: () => isNotAsked },
  mine: {
    order: "due",
    turn: "anybody",
    isLateFirst: true,
    isFew: false,
    where: (viewer) => and(eq(requests.assignee, viewer.staffId), isAwake(viewer)),
  },
  all: { order: "created", isFew: false },
};

const hasTurn = ({ turn }: View) => {
  if (turn === undefined) return undefined;
  return turn === "anybody" ? isNotNull(requests.turn) : eq(requests.turn, turn);
};

const isInState = ({ turn, states }: View, state: RequestState | undefined) => {
  const [only, ...others] = state ? [state] : (states ?? []);
  if (!only || others.length > 0) return undefined;
  const isIt = eq(requests.state, only);
  // Kept out of an index's reach: it would be walked past everybody else's.
  return turn === "anybody" ? sql`(${isIt}) is true` : isIt;
};

/** What a view lists, as it is read without a search. */
export const inView = (view: View, viewer: Viewer, state?: RequestState): SQL | undefined =>
  and(hasTurn(view), isInState(view, state), view.where?.(viewer));

/** The order of a view, for a list and for where its next page begins. */
export const orderOf = ({ order }: View) => {
  const column = orders[order];
  const direction = order === "created" ? desc : asc;
  return {
    by: [direction(column), direction(requests.id)],
    column,
    isPast: sql.raw(order === "created" ? "<" : ">"),
  };
};

/** Where a row stands in a view. */
export const momentIn = (
  { order }: View,
  row: Pick<
    typeof requests.$inferSelect,
    "dueAt" | "snoozedUntil" | "callDueAt" | "moneyBackSince" | "createdAt"
  >,
): Date | null =>
  ({
    due: row.dueAt,
    wakes: row.snoozedUntil,
    call: row.callDueAt,
    moneyBack: row.moneyBackSince,
    created: row.createdAt,
  })[order];
