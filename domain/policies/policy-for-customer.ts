import type { PolicyState } from "./policy-state.ts";

/** What was sold counts for its customer until the policy is agreed. */
export function isAgreed(state: PolicyState): boolean {
  return state !== "to_accept" && state !== "refused";
}

/** How a policy may have ended. */
export const endedPolicyStates = [
  "cancelled",
  "total_loss",
  "renewed",
  "expired",
] as const satisfies PolicyState[];
export type EndedPolicyState = (typeof endedPolicyStates)[number];

/** Said in place of its request's state, which stays `issued` (ruling P18). */
export function endedPolicyOf(request: {
  state: string;
  policyState: PolicyState | null;
}): EndedPolicyState | undefined {
  if (request.state !== "issued") return undefined;
  return endedPolicyStates.find((ended) => ended === request.policyState);
}
