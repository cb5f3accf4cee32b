import { dayInDubai, isCalendarDay, tomorrowInDubai } from "../calendar-day.ts";

/** Raise it when the declaration or authorisation text changes (ruling P15). */
export const CONSENT_VERSION = "2026-11";

export const consentKinds = ["declaration", "authorisation"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Ruling P5. */
const answerSources = ["asked", "assumed"] as const;
export type AnswerSource = (typeof answerSources)[number];

export const previousClaimsOptions = ["none", "one", "two_or_more"] as const;
export type PreviousClaims = (typeof previousClaimsOptions)[number];
export const defaultPreviousClaims: PreviousClaims = "none";

export const apiPreviousClaims: Record<PreviousClaims, string> = {
  none: "No previous claims",
  one: "One previous claim",
  two_or_more: "Two or more previous claims",
};

export function parsePreviousClaims(text: string): PreviousClaims | undefined {
  const wanted = text.trim().toLowerCase();
  return previousClaimsOptions.find(
    (option) => option === wanted || apiPreviousClaims[option].toLowerCase() === wanted,
  );
}

export const MAX_START_DAYS = 90;

export type StartDateProblem = "required" | "invalid" | "tooEarly" | "tooLate";

export function startDateProblem(date: string, now: Date): StartDateProblem | undefined {
  if (date === "") return "required";
  if (!isCalendarDay(date)) return "invalid";
  if (date < tomorrowInDubai(now)) return "tooEarly";
  return date > dayInDubai(now, MAX_START_DAYS) ? "tooLate" : undefined;
}
