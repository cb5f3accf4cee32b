/** Where one attempt to pay stands; a request may have several (ruling P7). */
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

/** The states of which one request has at most one attempt. */
export const liveAttemptStates = ["created", "handed_off", "verifying"] as const;
type LiveAttemptState = (typeof liveAttemptStates)[number];

const decided = ["succeeded", "failed", "aborted", "review"] as const;
const givenUp = ["superseded", "expired"] as const;

/**
 * What an attempt may become. A verified success beats everything said before it, also on an attempt
 * that was given up; a decline beats an abort, so that the order of facts does not matter. Once a
 * payment is being verified the attempt can no longer be given up, and `review` is left by staff.
 */
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
