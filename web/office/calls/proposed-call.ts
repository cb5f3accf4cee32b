import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import { type CallOutcome, needsAnotherCall } from "../../../domain/requests/call-outcomes.ts";
import { nextCallTime } from "../../../domain/support/call-hours.ts";

const QUARTER_MS = 15 * MINUTE_MS;

/** When to call again, at a quarter of an hour; undefined where no other call is needed. */
export function proposedCall(outcome: CallOutcome, now: Date): Date | undefined {
  if (!needsAnotherCall(outcome)) return undefined;
  // One call a day where nobody answers (Cabinet Resolution 56/2024).
  const wanted = now.getTime() + (outcome === "noAnswer" ? DAY_MS : 2 * HOUR_MS);
  return nextCallTime(new Date(Math.ceil(wanted / QUARTER_MS) * QUARTER_MS));
}
