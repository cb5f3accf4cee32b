/** The customer may have to accept the insurer's policy before it counts (ruling P18). */
export const policyStates = [
  "to_accept",
  "refused",
  "active",
  "cancelled",
  "total_loss",
  "renewed",
  "expired",
] as const;
export type PolicyState = (typeof policyStates)[number];

export const policyEvents = [
  "recorded",
  "sentToCustomer",
  "accepted",
  "refused",
  "cancelled",
  "totalLoss",
  "renewed",
  "expired",
] as const;
export type PolicyEvent = (typeof policyEvents)[number];

/** A correction records again; one that is worse for the customer is sent again. */
const recording = { recorded: "active", sentToCustomer: "to_accept" } as const;

export const policyTransitions: Record<PolicyState, Partial<Record<PolicyEvent, PolicyState>>> = {
  to_accept: {
    recorded: "active",
    sentToCustomer: "to_accept",
    accepted: "active",
    refused: "refused",
  },
  refused: recording,
  active: {
    recorded: "active",
    sentToCustomer: "to_accept",
    cancelled: "cancelled",
    totalLoss: "total_loss",
    renewed: "renewed",
    expired: "expired",
  },
  cancelled: {},
  total_loss: {},
  renewed: {},
  expired: {},
};

/** Undefined stands for a policy that is not recorded yet. */
export function nextPolicyState(
  state: PolicyState | undefined,
  event: PolicyEvent,
): PolicyState | undefined {
  const moves: Partial<Record<PolicyEvent, PolicyState>> =
    state === undefined ? recording : policyTransitions[state];
  return moves[event];
}

export const trafficStates = ["unknown", "waiting", "confirmed"] as const;
export type TrafficState = (typeof trafficStates)[number];

export const policyFileKinds = ["policy", "certificate"] as const;
export type PolicyFileKind = (typeof policyFileKinds)[number];

/** Limits of one PDF. */
export const MAX_POLICY_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_POLICY_PAGES = 200;
