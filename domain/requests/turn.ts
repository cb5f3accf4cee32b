import type { RequestState } from "./request-state.ts";

export const turns = ["us", "customer", "insurer"] as const;
export type Turn = (typeof turns)[number];

const turnIn: Partial<Record<RequestState, Turn>> = {
  submitted: "us",
  lead: "us",
  offered: "customer",
  awaiting_payment: "customer",
  paid: "us",
  refund_pending: "us",
};

/** Ruling O3; undefined where nobody has anything to do, or only the gateway. */
export function turnOf(state: RequestState, isWithInsurer = false): Turn | undefined {
  const turn = turnIn[state];
  return turn === "us" && isWithInsurer ? "insurer" : turn;
}
