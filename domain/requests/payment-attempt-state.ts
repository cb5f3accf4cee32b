export const attemptStates = [
  "created",
  "handed_off",
  "verifying",
  "succeeded",
  "failed",
  "aborted",
  "superseded",
  "expired",
  "review",
] as const;
export type AttemptState = (typeof attemptStates)[number];

export const liveAttemptStates = ["created", "handed_off", "verifying"] as const;
type LiveAttemptState = (typeof liveAttemptStates)[number];

/** Money may have moved, and nobody knows yet where it belongs. */
export const unclearAttemptStates = ["verifying", "review"] as const;

const decided = ["succeeded", "failed", "aborted", "review"] as const;
const givenUp = ["superseded", "expired"] as const;

/** The order of facts must not matter: success overrides decline, decline overrides abort. */
export const attemptTransitions: Record<AttemptState, readonly AttemptState[]> = {
  created: ["handed_off", "verifying", ...decided, ...givenUp],
  handed_off: ["verifying", ...decided, ...givenUp],
  verifying: decided,
  failed: ["succeeded", "review"],
  aborted: ["succeeded", "failed", "review"],
  superseded: ["succeeded", "review"],
  expired: ["succeeded", "review"],
  review: ["succeeded", "failed"],
  succeeded: [],
};

export function attemptMayBecome(from: AttemptState, to: AttemptState): boolean {
  return attemptTransitions[from].includes(to);
}

export function isLiveAttempt(state: AttemptState): state is LiveAttemptState {
  return liveAttemptStates.some((live) => live === state);
}
