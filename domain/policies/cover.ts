import { coverEndsOn } from "../requests/cover-period.ts";
import type { RequestState } from "../requests/request-state.ts";
import { isAgreed } from "./policy-for-customer.ts";
import type { PolicyState } from "./policy-state.ts";

/** Days of Dubai, YYYY-MM-DD, both insured. */
export type Cover = { startsOn: string; endsOn: string };

/** `endedOn` where it was cancelled or the car was a total loss. */
export type PolicyDays = Cover & { state: PolicyState; endedOn: string | null };

/** A policy that was ended before its first day: no day was insured. */
export function neverBegan({
  startsOn,
  endedOn,
}: Pick<PolicyDays, "startsOn" | "endedOn">): boolean {
  return endedOn !== null && endedOn < startsOn;
}

const underWay: readonly RequestState[] = [
  "submitted",
  "lead",
  "offered",
  "awaiting_payment",
  "verifying_payment",
];
const sold: readonly RequestState[] = ["paid", "issued"];

/** Those that may concern a car today: under way, or sold. */
export const liveStates: readonly RequestState[] = [...underWay, ...sold];

export function isUnderWay(state: RequestState): boolean {
  return underWay.includes(state);
}

export type Sale = {
  state: RequestState;
  startDate: string | null;
  policy: PolicyDays | null;
};

const countedPolicy = ({ policy }: Sale) => (policy && isAgreed(policy.state) ? policy : null);

/** The insured days: the recorded policy's own, otherwise those that were sold. */
export function coverOf(sale: Sale): Cover | null {
  const { state, startDate } = sale;
  const policy = countedPolicy(sale);
  if (!sold.includes(state)) return null;
  if (!policy)
    return startDate === null ? null : { startsOn: startDate, endsOn: coverEndsOn(startDate) };
  const { startsOn, endsOn, endedOn } = policy;
  return neverBegan(policy) ? null : { startsOn, endsOn: endedOn ?? endsOn };
}

/** Whether a second purchase for the same car gets a warning (ruling P16). */
export function isActive(sale: Sale, today: string): boolean {
  if (isUnderWay(sale.state)) return true;
  if (!sold.includes(sale.state)) return false;
  const isUndated = sale.startDate === null && countedPolicy(sale) === null;
  const cover = coverOf(sale);
  return isUndated || (cover !== null && cover.endsOn >= today);
}
