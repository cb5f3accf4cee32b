/** How a call to a customer ended. */
export const callOutcomes = ["reached", "noAnswer", "callBack", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** A time to call again is proposed after these. */
export function needsAnotherCall(outcome: CallOutcome): boolean {
  return outcome === "noAnswer" || outcome === "callBack";
}
