import type { RequestState } from "../../../domain/requests/request-state.ts";

const priced = ["submitted", "awaiting_payment", "paid", "issued"] as const;
const withOffer = [
  "submitted",
  "lead",
  "offered",
  "awaiting_payment",
  "paid",
  "issued",
] as const satisfies RequestState[];

export type Stop = { state: RequestState; is: "done" | "now" | "ahead" };

/** The way of a request from left to right; one that ended elsewhere ends the line there. */
export function stateLine(
  state: RequestState,
  history: readonly { state: string | null }[],
): Stop[] {
  const passed = new Set([state, ...history.map((step) => step.state)]);
  const way: readonly RequestState[] =
    passed.has("lead") || passed.has("offered") ? withOffer : priced;
  const here = state === "verifying_payment" ? "awaiting_payment" : state;
  const at = way.indexOf(here);
  if (at < 0) {
    const done = way.filter((one) => passed.has(one));
    return [...done.map((one): Stop => ({ state: one, is: "done" })), { state, is: "now" }];
  }
  return way.map((one, index) => ({
    state: index === at ? state : one,
    is: index < at ? "done" : index === at ? "now" : "ahead",
  }));
}
