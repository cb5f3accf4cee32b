/** One attempt to pay; a request may have several (ruling P7). */
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

/** A request has at most one attempt in these states. */
export const liveAttemptStates = ["created", "handed_off", "verifying"] as const;
export type LiveAttemptState = (typeof liveAttemptStates)[number];

const decided = ["succeeded", "failed", "aborted", "review"] as const;
const givenUp = ["superseded", "expired"] as const;

// A verified success overrides everything, a decline overrides an abort: the order of facts must
// not matter. An attempt in `verifying` cannot be given up; only staff end a `review`.
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
