import { DAY_MS } from "../durations.ts";
import { draftKinds } from "../insurance/draft-state.ts";
import type { StaffRole } from "../accounts/staff-roles.ts";

/** What a second person is asked for (ruling O2). */
export const approvalKinds = [
  "offer",
  "rejection",
  "paymentReview",
  "refund",
  ...draftKinds,
  "clientJoin",
  "erasure",
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** `withdrawn` by whoever asked; the others by somebody else. */
export const approvalDecisions = ["approved", "refused", "withdrawn"] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** `void`: what it was about changed, or cannot be done any more. */
export const approvalEnds = ["used", "void"] as const;
export type ApprovalEnd = (typeof approvalEnds)[number];

export const voidReasons = ["changed", "impossible"] as const;
export type VoidReason = (typeof voidReasons)[number];

export const approvalStates = ["asked", ...approvalDecisions, ...approvalEnds] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalState = (
  decision: ApprovalDecision | null,
  end: ApprovalEnd | null,
): ApprovalState => end ?? decision ?? "asked";

/** Which roles may decide what somebody else asked for (ruling O2). */
const deciders: Record<ApprovalKind, readonly StaffRole[]> = {
  offer: ["agent", "admin"],
  rejection: ["agent", "admin"],
  paymentReview: ["admin"],
  refund: ["admin"],
  edition: ["admin"],
  plan: ["admin"],
  agreement: ["admin"],
  payee: ["admin"],
  clientJoin: ["agent", "compliance", "admin"],
  erasure: ["compliance", "admin"],
};

/** Days after one of two people changed the other's account in which they do not act together. */
export const DAYS_APART = 7;

type Person = { id: string; roles: readonly StaffRole[] };

/** That `by` changed the account of `whom`, at a time in UTC. */
export type AccountChange = { whom: string; by: string | null; at: Date };

/**
 * Until when these two do not act together because one changed the other's account, role, password
 * or authenticator (ruling U6, in either direction); undefined when they may. What the command line
 * changed counts as changed by nobody.
 */
export function apartUntil(
  one: string,
  other: string,
  changes: readonly AccountChange[],
  now: Date,
): Date | undefined {
  const isBetween = ({ whom, by }: AccountChange) =>
    (whom === one && by === other) || (whom === other && by === one);
  const last = Math.max(...changes.filter(isBetween).map(({ at }) => at.getTime()));
  const until = last + DAYS_APART * DAY_MS;
  return until > now.getTime() ? new Date(until) : undefined;
}

export const undecidable = ["ownRequest", "role", "apart"] as const;
export type Undecidable = (typeof undecidable)[number];

/** Why somebody may not approve or refuse; undefined when they may. */
export function whyNotDecide(
  kind: ApprovalKind,
  askedBy: string,
  { id, roles }: Person,
  changes: readonly AccountChange[],
  now: Date,
): Undecidable | undefined {
  if (id === askedBy) return "ownRequest";
  if (!deciders[kind].some((role) => roles.includes(role))) return "role";
  return apartUntil(askedBy, id, changes, now) ? "apart" : undefined;
}
