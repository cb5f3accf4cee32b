import type { ChargeState } from "../../domain/charges/charge-state.ts";
import type { RefundState } from "../../domain/refunds/refund-state.ts";
import type { DisputeState } from "../../domain/refunds/refund-sums.ts";
import type { RefundReason } from "../../domain/refunds/refund-terms.ts";
import type { AttemptInPayment } from "../../domain/requests/gateway-fact.ts";
import type { RequestState, StateBeforeRefund } from "../../domain/requests/request-state.ts";

/** `attempt`: the position of the payment that it comes from. */
export type WorldRefund = {
  attempt: number;
  amountFils: number;
  state: RefundState;
  reason: RefundReason;
};
export type WorldDispute = { attempt: number; amountFils: number; state: DisputeState };

/** Where the refund of a request began; null before that. */
export type Before = StateBeforeRefund | null;

/** `sale`: which of the world's sales it pays. */
export type Attempt = AttemptInPayment & { sale: number };
export type World = {
  request: { state: RequestState; cancelAsked: boolean };
  sales: ChargeState[];
  attempts: Attempt[];
  refunds: WorldRefund[];
  disputes: WorldDispute[];
  before: Before;
  /** Each step that the request has made. */
  ways: string[];
};

/** The request comes to a state. */
export const become = (world: World, to: RequestState): void => {
  if (world.request.state !== to) world.ways.push(`${world.request.state} → ${to}`);
  world.request.state = to;
};

export const noRefunds = (): Pick<World, "refunds" | "disputes" | "before" | "ways"> => ({
  refunds: [],
  disputes: [],
  before: null,
  ways: [],
});
