import { and, eq, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { DeskView } from "../../../../contract/office/requests.ts";
import { schema } from "../../../adapters/database/schema.ts";

const { requests } = schema;

export type Viewer = { staffId: string; now: Date };

/** `due`: what has waited longest or is due first; `created`: the newest first. */
type View = { where: (viewer: Viewer) => SQL | undefined; order: "due" | "created" };

const isAwake = ({ now }: Viewer) =>
  or(isNull(requests.snoozedUntil), lt(requests.snoozedUntil, now));

const ours = (viewer: Viewer, ...more: (SQL | undefined)[]) =>
  and(eq(requests.turn, "us"), isAwake(viewer), ...more);

export const views: Record<DeskView, View> = {
  new: { order: "due", where: (viewer) => ours(viewer, isNull(requests.assignee)) },
  leads: { order: "due", where: (viewer) => ours(viewer, eq(requests.state, "lead")) },
  paidToRecord: { order: "due", where: (viewer) => ours(viewer, eq(requests.state, "paid")) },
  waitingForCustomer: { order: "due", where: () => eq(requests.turn, "customer") },
  overdue: { order: "due", where: (viewer) => ours(viewer, lt(requests.dueAt, viewer.now)) },
  cancellations: {
    order: "created",
    where: () =>
      or(
        eq(requests.state, "refund_pending"),
        and(eq(requests.state, "verifying_payment"), eq(requests.cancelAsked, true)),
      ),
  },
  mine: {
    order: "due",
    where: (viewer) =>
      and(eq(requests.assignee, viewer.staffId), isNotNull(requests.turn), isAwake(viewer)),
  },
  all: { order: "created", where: () => undefined },
};
