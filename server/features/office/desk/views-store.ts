import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { DeskView } from "../../../../contract/office/desk/requests.ts";
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

export type View = {
  /** Whose turn it is; `anybody`: somebody's; undefined: also nobody's. */
  turn?: Turn | "anybody";
  /** The only states in it; undefined for any. */
  states?: readonly RequestState[];
  /** What else is true of its requests. */
  where?: (viewer: Viewer) => SQL | undefined;
  /** `due`: what has waited longest or is due first; `created`: the newest first. */
  order: "due" | "created";
  /** Named one by one: all are found and sorted; others are walked along an index in their order. */
  isFew: boolean;
};

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

export const views: Record<DeskView, View> = {
  new: {
    order: "due",
    turn: "us",
    isFew: false,
    where: (viewer) => and(isNull(requests.assignee), isAwake(viewer)),
  },
  leads: { order: "due", turn: "us", states: ["lead"], isFew: false, where: isAwake },
  paidToRecord: { order: "due", turn: "us", states: ["paid"], isFew: false, where: isAwake },
  waitingForCustomer: { order: "due", turn: "customer", isFew: false },
  waitingForInsurer: { order: "due", turn: "insurer", isFew: false },
  overdue: {
    order: "due",
    turn: "us",
    isFew: false,
    where: (viewer) => and(lt(requests.dueAt, viewer.now), isAwake(viewer)),
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
