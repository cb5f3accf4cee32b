import { nextState, type RequestEvent, type RequestState } from "./request-state.ts";

type RequestStep = { event: RequestEvent; to: RequestState };

export type RequestMove = RequestStep & { steps: readonly RequestStep[] };

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

/** A noted cancellation takes effect, otherwise the customer may retry. */
export function leaveVerifying(request: { state: RequestState; cancelAsked: boolean }): {
  request?: RequestMove;
} {
  return walk(request.state, [request.cancelAsked ? "cancelTookEffect" : "paymentFailed"]);
}
