import { dayInDubai } from "../calendar-day.ts";
import { DAY_MS, MINUTE_MS } from "../durations.ts";
import type { Language } from "../language.ts";
import { callHours, nextCallTime } from "../support/call-hours.ts";

/** How somebody wants to be reached, first choice first. */
export const callChannels = ["phone", "phoneThenMail", "mail"] as const;
export type CallChannel = (typeof callChannels)[number];

/** Minutes of a day in Dubai; `until` does not count any more. */
export type HoursToCall = { from: number; until: number };

/** Without hours somebody may be called whenever we call. */
export type Preferences = { channel: CallChannel; language: Language; hours: HoursToCall | null };

const HALF_HOUR = 30;
const SHORTEST = 60;
const DAY_MINUTES = 24 * 60;

/** When we call, on any day: what the law leaves for it. */
export const ourHours: HoursToCall = { from: callHours.from * 60, until: callHours.to * 60 };

export type HoursProblem = "hourInvalid" | "hoursTooShort" | "hoursNotOurs";
export type HoursMistake = { problem: HoursProblem; field: "from" | "until" };

const isHour = (minutes: number) =>
  Number.isInteger(minutes / HALF_HOUR) && minutes >= 0 && minutes <= DAY_MINUTES;

/** Our hours of those; `from` is not before `until` where there are none. */
const withinOurs = ({ from, until }: HoursToCall): HoursToCall => ({
  from: Math.max(from, ourHours.from),
  until: Math.min(until, ourHours.until),
});

/** The first thing that is wrong with hours to call. */
export function hoursMistake(hours: HoursToCall): HoursMistake | undefined {
  if (!isHour(hours.from)) return { problem: "hourInvalid", field: "from" };
  if (!isHour(hours.until)) return { problem: "hourInvalid", field: "until" };
  if (hours.until - hours.from < SHORTEST) return { problem: "hoursTooShort", field: "until" };
  const ours = withinOurs(hours);
  return ours.from < ours.until ? undefined : { problem: "hoursNotOurs", field: "from" };
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00+04:00`);

/** Whether somebody wants to be called at this moment. */
export function mayCallAt({ channel, hours }: Omit<Preferences, "language">, at: Date): boolean {
  if (channel === "mail") return false;
  if (!hours) return true;
  const minute = (at.getTime() - startOf(dayInDubai(at))) / MINUTE_MS;
  return hours.from <= minute && minute < hours.until;
}

/** The same moment where we call and they want it, else the next one; undefined for e-mail only. */
export function nextMayCall(
  { channel, hours }: Omit<Preferences, "language">,
  wanted: Date,
): Date | undefined {
  if (channel === "mail") return undefined;
  if (!hours) return nextCallTime(wanted);
  const { from, until } = withinOurs(hours);
  // What was fine when it was written may lie outside of our hours since.
  if (from >= until) return nextCallTime(wanted);
  const today = startOf(dayInDubai(wanted));
  const opens = today + from * MINUTE_MS;
  if (wanted.getTime() < opens) return new Date(opens);
  const isOver = wanted.getTime() >= today + until * MINUTE_MS;
  return isOver ? new Date(opens + DAY_MS) : wanted;
}

/** "16:30"; the end of a day is "24:00". */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** NaN for what is no time of a clock. */
export const minutesOfClock = (time: string): number =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)
    ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    : Number.NaN;

const FIRST_CHOICE = 6 * 60;
const LAST_CHOICE = 22 * 60;

/** Times that forms offer, the earliest first, with those that were chosen before. */
export function hourChoices(chosen: WrittenHours | null): string[] {
  const count = (LAST_CHOICE - FIRST_CHOICE) / HALF_HOUR + 1;
  const offered = Array.from({ length: count }, (_, n) => clockOf(FIRST_CHOICE + n * HALF_HOUR));
  return [...new Set([...offered, ...(chosen ? [chosen.from, chosen.until] : [])])].toSorted();
}

/** Where forms begin before somebody chose. */
export const usualHours: WrittenHours = { from: "16:00", until: "18:00" };

/** As it is written in forms and answers. */
export type WrittenHours = { from: string; until: string };

export const readHours = ({ from, until }: WrittenHours): HoursToCall => ({
  from: minutesOfClock(from),
  until: minutesOfClock(until),
});

export const writeHours = ({ from, until }: HoursToCall): WrittenHours => ({
  from: clockOf(from),
  until: clockOf(until),
});
