import type { StaffRole } from "../accounts/staff-roles.ts";

/** A refund that we follow; the insurer pays it (ruling P19). */
export const refundStates = [
  "proposed",
  "approved",
  "sent",
  "failed",
  "confirmed",
  "refused",
  "withdrawn",
  "void",
] as const;
export type RefundState = (typeof refundStates)[number];

export const refundEvents = [
  "approve",
  "refuse",
  "withdraw",
  "send",
  "confirm",
  "fail",
  "void",
] as const;
export type RefundEvent = (typeof refundEvents)[number];

export const refundTransitions: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  proposed: { approve: "approved", refuse: "refused", withdraw: "withdrawn" },
  approved: { send: "sent", void: "void" },
  sent: { confirm: "confirmed", fail: "failed" },
  failed: { send: "sent", void: "void" },
  confirmed: {},
  refused: {},
  withdrawn: {},
  void: {},
};

export const nextRefundState = (state: RefundState, event: RefundEvent): RefundState | undefined =>
  refundTransitions[state][event];

/** A second person has agreed to it, and the money is not back yet. */
export const runningRefundStates = ["approved", "sent", "failed"] as const satisfies RefundState[];

export const openRefundStates = [
  "proposed",
  ...runningRefundStates,
] as const satisfies RefundState[];

/** Its money cannot be promised a second time. */
export const countedRefundStates = [
  ...openRefundStates,
  "confirmed",
] as const satisfies RefundState[];

const isOneOf = (states: readonly RefundState[]) => (state: RefundState) => states.includes(state);
export const isRunningRefund = isOneOf(runningRefundStates);
export const isOpenRefund = isOneOf(openRefundStates);
export const isCountedRefund = isOneOf(countedRefundStates);

const causes: Record<RefundEvent, readonly StaffRole[]> = {
  approve: ["admin"],
  refuse: ["admin"],
  withdraw: ["agent", "admin"],
  send: ["agent", "admin"],
  confirm: ["agent", "admin"],
  fail: ["agent", "admin"],
  void: ["admin"],
};

/** Null stands for the system: money that bought nothing. */
type Actors = { proposedBy: string | null; approvedBy: string | null };

/**
 * Whether somebody may cause an event, beside the state that it needs. Two people act in every
 * refund (ruling P19): the approver did not propose it, and what the system proposed is sent by
 * somebody who did not approve it.
 */
export function mayCauseRefund(
  event: RefundEvent,
  { proposedBy, approvedBy }: Actors,
  { id, roles }: { id: string; roles: readonly StaffRole[] },
): boolean {
  if (!causes[event].some((role) => roles.includes(role))) return false;
  if (event === "withdraw") return proposedBy === id;
  if (event === "approve" || event === "refuse") return proposedBy !== id;
  return event !== "send" || proposedBy !== null || approvedBy !== id;
}
