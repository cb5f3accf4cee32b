import { nextState, type RequestEvent, type RequestState } from "./request-state.ts";

type RequestStep = { event: RequestEvent; to: RequestState };

/** The last step, and all of them in order: each gets its own audit row. */
export type RequestMove = RequestStep & { steps: readonly RequestStep[] };

/** Walks a request through the events its table allows here; the others are skipped. */
export function walk(
  state: RequestState,
  events: readonly RequestEvent[],
): { request?: RequestMove } {
  const steps: RequestStep[] = [];
  let here = state;
  for (const event of events) {
    const to = nextState(here, event);
    if (to === undefined) continue;
    steps.push({ event, to });
    here = to;
  }
  const last = steps.at(-1);
  return last ? { request: { ...last, steps } } : {};
}

/** Not paid after all: a noted wish to cancel takes effect, otherwise the customer may retry. */
export function leaveVerifying(request: { state: RequestState; cancelAsked: boolean }): {
  request?: RequestMove;
} {
  return walk(request.state, [request.cancelAsked ? "cancelTookEffect" : "paymentFailed"]);
}

/** Money for a request that ended without a sale goes back: the request waits for its refund. */
export function returnSurplus(state: RequestState): { request?: RequestMove } {
  return state === "cancelled" || state === "rejected" ? walk(state, ["refundRequested"]) : {};
}
