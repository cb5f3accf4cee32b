/** How a call to a customer ended. */
export const callOutcomes = ["reached", "noAnswer", "callBack", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** After these a time to call again is proposed. */
export function needsAnotherCall(outcome: CallOutcome): boolean {
  return outcome === "noAnswer" || outcome === "callBack";
}
