import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { DeskView } from "../../../../contract/office/requests.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { mails, paymentAttempts, requests } = schema;

/** A payment is confirmed within minutes where all goes well. */
const LATE_MS = 30 * MINUTE_MS;
/** More at once mean that something is broken; each costs five buffers. */
const MAX_TROUBLES = 300;

export type Viewer = { staffId: string; now: Date };

export type View = {
  /** `state`: for the rows of that state alone, where this makes them easier to find. */
  where: (viewer: Viewer, state?: RequestState) => SQL | undefined;
  /** `due`: what has waited longest or is due first; `created`: the newest first. */
  order: "due" | "created";
  /** The same for a search, which starts from what was typed; undefined where nothing differs. */
  whereFound?: (viewer: Viewer) => SQL | undefined;
  /** The only states in it; undefined for any. */
  states?: readonly RequestState[];
  /** Its conditions imply that somebody has a turn: a search reads the index of those alone. */
  isOpen: boolean;
  /** So few that all are found and sorted; the others are walked along an index in their order. */
  isFew: boolean;
};

const isAwake = ({ now }: Viewer) =>
  or(isNull(requests.snoozedUntil), lt(requests.snoozedUntil, now));

const ours = (viewer: Viewer, ...more: (SQL | undefined)[]) =>
  and(eq(requests.turn, "us"), isAwake(viewer), ...more);

/** An array, so that the few of them are looked up and never all requests walked. */
const isAmong = (ids: SQL) => sql`${requests.id} = any(array(${ids} limit ${MAX_TROUBLES}))`;

const failedMails = sql`select ${mails.requestId} from ${mails} where ${mails.state} = 'failed'`;
const inReview = sql`select ${paymentAttempts.requestId} from ${paymentAttempts} where ${paymentAttempts.state} = 'review'`;
const notAsked = sql`select ${paymentAttempts.requestId} from ${paymentAttempts} where ${paymentAttempts.troubleSince} is not null and ${paymentAttempts.nextQueryAt} is not null`;

export const views: Record<DeskView, View> = {
  new: {
    order: "due",
    isOpen: true,
    isFew: false,
    where: (viewer) => ours(viewer, isNull(requests.assignee)),
  },
  leads: {
    order: "due",
    states: ["lead"],
    isOpen: true,
    isFew: false,
    where: (viewer) => ours(viewer, eq(requests.state, "lead")),
  },
  paidToRecord: {
    order: "due",
    states: ["paid"],
    isOpen: true,
    isFew: false,
    where: (viewer) => ours(viewer, eq(requests.state, "paid")),
  },
  waitingForCustomer: {
    order: "due",
    isOpen: true,
    isFew: false,
    where: () => eq(requests.turn, "customer"),
  },
  waitingForInsurer: {
    order: "due",
    isOpen: true,
    isFew: false,
    where: () => eq(requests.turn, "insurer"),
  },
  overdue: {
    order: "due",
    isOpen: true,
    isFew: false,
    where: (viewer) => ours(viewer, lt(requests.dueAt, viewer.now)),
    // Out of an index's reach: what is due would look so little that its index is read alone.
    whereFound: (viewer) => ours(viewer, sql`(${lt(requests.dueAt, viewer.now)}) is true`),
  },
  cancellations: {
    order: "created",
    states: ["refund_pending", "verifying_payment"],
    isOpen: false,
    isFew: false,
    where: (_viewer, state) => {
      const isRefund = eq(requests.state, "refund_pending");
      const isAsked = and(eq(requests.state, "verifying_payment"), requests.cancelAsked);
      if (state) return state === "refund_pending" ? isRefund : isAsked;
      return or(isRefund, isAsked);
    },
  },
  mailFailed: { order: "created", isOpen: false, isFew: true, where: () => isAmong(failedMails) },
  paymentReview: { order: "created", isOpen: false, isFew: true, where: () => isAmong(inReview) },
  verifyingLate: {
    order: "created",
    states: ["verifying_payment"],
    isOpen: false,
    isFew: false,
    where: ({ now }) =>
      and(
        eq(requests.state, "verifying_payment"),
        lt(requests.updatedAt, new Date(now.getTime() - LATE_MS)),
      ),
  },
  gatewayTrouble: { order: "created", isOpen: false, isFew: true, where: () => isAmong(notAsked) },
  mine: {
    order: "due",
    isOpen: true,
    isFew: true,
    where: (viewer) =>
      and(eq(requests.assignee, viewer.staffId), isNotNull(requests.turn), isAwake(viewer)),
  },
  all: { order: "created", isOpen: false, isFew: false, where: () => undefined },
};
