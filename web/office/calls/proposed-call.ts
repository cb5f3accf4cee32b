import type { Preferences } from "../../../contract/preferences.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import { type CallOutcome, needsAnotherCall } from "../../../domain/requests/call-outcomes.ts";
import { nextCallTime } from "../../../domain/support/call-hours.ts";
import { betterTime } from "../kit/preferences/wanted-call.ts";

const QUARTER_MS = 15 * MINUTE_MS;

/**
 * When to call again, at a quarter of an hour and when its customer wants it; undefined where no
 * other call is needed.
 */
export function proposedCall(
  outcome: CallOutcome,
  now: Date,
  preferences: Preferences | null,
): Date | undefined {
  if (!needsAnotherCall(outcome)) return undefined;
  // One call a day where nobody answers (Cabinet Resolution 56/2024).
  const wanted = now.getTime() + (outcome === "noAnswer" ? DAY_MS : 2 * HOUR_MS);
  const allowed = nextCallTime(new Date(Math.ceil(wanted / QUARTER_MS) * QUARTER_MS));
  return betterTime(preferences, allowed) ?? allowed;
}
