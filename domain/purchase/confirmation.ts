import { dayInDubai, isCalendarDay, tomorrowInDubai } from "../calendar-day.ts";

/** Raise it when the declaration or authorisation text changes (ruling P15). */
export const CONSENT_VERSION = "2026-11-23";

export const consentKinds = ["declaration", "authorisation"] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const MAX_START_DAYS = 90;

export type StartDateProblem = "required" | "invalid" | "tooEarly" | "tooLate";

export function startDateProblem(date: string, now: Date): StartDateProblem | undefined {
  if (date === "") return "required";
  if (!isCalendarDay(date)) return "invalid";
  if (date < tomorrowInDubai(now)) return "tooEarly";
  return date > dayInDubai(now, MAX_START_DAYS) ? "tooLate" : undefined;
}
