import { dayInDubai, isCalendarDay, tomorrowInDubai } from "../calendar-day.ts";

/** Version of the declaration and authorisation texts stored with each consent (ruling P15). */
export const CONSENT_VERSION = "2026-11";

export const consentKinds = ["declaration", "authorisation"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Where an answer that rates the risk came from (ruling P5). */
const answerSources = ["asked", "assumed"] as const;
export type AnswerSource = (typeof answerSources)[number];

export const previousClaimsOptions = ["none", "one", "two_or_more"] as const;
export type PreviousClaims = (typeof previousClaimsOptions)[number];
export const defaultPreviousClaims: PreviousClaims = "none";

/** How the API spells each option; the first is the specification's default. */
export const apiPreviousClaims: Record<PreviousClaims, string> = {
  none: "No previous claims",
  one: "One previous claim",
  two_or_more: "Two or more previous claims",
};

/** Reads an option by code or by the API's spelling. */
export function parsePreviousClaims(text: string): PreviousClaims | undefined {
  const wanted = text.trim().toLowerCase();
  return previousClaimsOptions.find(
    (option) => option === wanted || apiPreviousClaims[option].toLowerCase() === wanted,
  );
}

/** Cover may begin up to this many days after today in Dubai. */
export const MAX_START_DAYS = 90;

export type StartDateProblem = "required" | "invalid" | "tooEarly" | "tooLate";

/** Cover starts tomorrow in Dubai at the earliest, 90 days from today at the latest. */
export function startDateProblem(date: string, now: Date): StartDateProblem | undefined {
  if (date === "") return "required";
  if (!isCalendarDay(date)) return "invalid";
  if (date < tomorrowInDubai(now)) return "tooEarly";
  return date > dayInDubai(now, MAX_START_DAYS) ? "tooLate" : undefined;
}
