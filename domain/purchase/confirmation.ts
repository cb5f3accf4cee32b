import { isCalendarDay } from "../calendar-day.ts";
import { filsFromAed } from "../money.ts";

/** Version of the declaration and authorisation texts stored with each consent (ruling P15). */
export const CONSENT_VERSION = "2026-11";

export const consentKinds = ["declaration", "authorisation"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Where an answer that rates the risk came from (ruling P5). */
export const answerSources = ["asked", "assumed"] as const;
export type AnswerSource = (typeof answerSources)[number];

/** Dirhams. */
export const DEFAULT_VEHICLE_VALUE_AED = 222300;
export const MIN_VEHICLE_VALUE_AED = 1_000;
export const MAX_VEHICLE_VALUE_AED = 5_000_000;

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

/** Whole dirhams from "222,300 AED"; undefined outside 1,000 to 5,000,000. */
export function parseVehicleValue(text: string | number): number | undefined {
  const fils = filsFromAed(text);
  if (fils === undefined || fils % 100 !== 0) return undefined;

  const aed = fils / 100;
  return aed >= MIN_VEHICLE_VALUE_AED && aed <= MAX_VEHICLE_VALUE_AED ? aed : undefined;
}

/** "222,300 AED", as the API writes a vehicle value. */
export function formatVehicleValue(aed: number): string {
  return `${String(aed).replace(/\B(?=(\d{3})+$)/g, ",")} AED`;
}

/** Cover may begin up to this many days after today in Dubai. */
export const MAX_START_DAYS = 90;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DUBAI_AHEAD_OF_UTC = 4 * HOUR;

/** The calendar day in Dubai (UTC+4, no summer time) some days after `now`, "YYYY-MM-DD". */
export function dayInDubai(now: Date, daysLater = 0): string {
  return new Date(now.getTime() + DUBAI_AHEAD_OF_UTC + daysLater * DAY).toISOString().slice(0, 10);
}

/** The default start of cover (ruling P15). */
export function tomorrowInDubai(now: Date): string {
  return dayInDubai(now, 1);
}

export type StartDateProblem = "required" | "invalid" | "tooEarly" | "tooLate";

/** Cover starts tomorrow in Dubai at the earliest, 90 days from today at the latest. */
export function startDateProblem(date: string, now: Date): StartDateProblem | undefined {
  if (date === "") return "required";
  if (!isCalendarDay(date)) return "invalid";
  if (date < tomorrowInDubai(now)) return "tooEarly";
  return date > dayInDubai(now, MAX_START_DAYS) ? "tooLate" : undefined;
}
