import { type Span, type Week, weekdays, weekOf } from "./office-calendar.ts";

export type WeekProblem =
  | "timeInvalid"
  | "timesReversed"
  | "timesOverlap"
  | "notOnHalfHour"
  | "noOpenHour"
  | "tooManyTimes";

/** What is wrong, and where: "friday.1.to", or nothing for the week as a whole. */
export type WeekMistake = { problem: WeekProblem; at: string };

/** Pairs of times on one day. */
export const MAX_SPANS = 4;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A span that does not end after it begins ends on the next day. */
export const isOverMidnight = ({ from, to }: Span): boolean => to < from;

type Rules = {
  /** The telephone is answered past midnight; nobody's working day goes on so long. */
  mayPassMidnight: boolean;
  /** People are promised full and half hours. */
  isHalfHourly: boolean;
};

export const deskRules: Rules = { mayPassMidnight: false, isHalfHourly: true };
export const phoneRules: Rules = { mayPassMidnight: true, isHalfHourly: false };

const spanMistake = ({ from, to }: Span, at: string, rules: Rules): WeekMistake | undefined => {
  for (const [name, time] of [
    ["from", from],
    ["to", to],
  ] as const) {
    if (!TIME.test(time)) return { problem: "timeInvalid", at: `${at}.${name}` };
    if (rules.isHalfHourly && minutesOf(time) % 30 !== 0)
      return { problem: "notOnHalfHour", at: `${at}.${name}` };
  }
  if (from === to || (isOverMidnight({ from, to }) && !rules.mayPassMidnight))
    return { problem: "timesReversed", at: `${at}.to` };
  return undefined;
};

/** In minutes of the week, with the name of each. */
const spansOf = (week: Week) =>
  weekdays.flatMap((day, index) =>
    week[day].map((span, number) => {
      const start = index * DAY_MINUTES + minutesOf(span.from);
      const length = minutesOf(span.to) - minutesOf(span.from);
      const end = start + (length > 0 ? length : length + DAY_MINUTES);
      return { start, end, at: `${day}.${number}.from` };
    }),
  );

const overlap = (week: Week): WeekMistake | undefined => {
  const spans = spansOf(week).toSorted((one, other) => one.start - other.start);
  const [first] = spans;
  if (!first) return undefined;
  // What begins on Sunday evening may reach into Monday.
  const again = { ...first, start: first.start + WEEK_MINUTES };
  const clash = [...spans.slice(1), again].find(({ start }, index) => {
    const before = spans[index];
    return before !== undefined && start < before.end;
  });
  return clash && { problem: "timesOverlap", at: clash.at };
};

/** The first thing that is wrong with a week. */
export function weekMistake(week: Week, rules: Rules): WeekMistake | undefined {
  if (weekdays.every((day) => week[day].length === 0)) return { problem: "noOpenHour", at: "" };
  for (const day of weekdays) {
    if (week[day].length > MAX_SPANS) return { problem: "tooManyTimes", at: day };
    for (const [index, span] of week[day].entries()) {
      const mistake = spanMistake(span, `${day}.${index}`, rules);
      if (mistake) return mistake;
    }
  }
  return overlap(week);
}

/** The same week, each day's earliest span first. */
export const sortedWeek = (week: Week): Week =>
  weekOf((day) => week[day].toSorted((one, other) => one.from.localeCompare(other.from)));
