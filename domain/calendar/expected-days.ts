import { dayAfter, daysBetween } from "../calendar-day.ts";
import type { SpecialDays } from "./office-calendar.ts";

/** So many days before the moon is looked for, staff are reminded. */
export const REMINDED_DAYS = 21;

export type Expected = SpecialDays & {
  /** The evening before, on which the moon is looked for. */
  confirmBy: string;
};

/** Days that wait for the moon and are near, until they begin; the earliest first. */
export const expectedSoon = (
  special: readonly SpecialDays[],
  today: string,
  within = REMINDED_DAYS,
): Expected[] =>
  special
    .filter(
      ({ isExpected, from }) => isExpected && from >= today && daysBetween(today, from) <= within,
    )
    .map((days) => ({ ...days, confirmBy: dayAfter(days.from, -1) }));

/** Those of the next year are known by then, and no due time reaches so far before. */
const NEXT_YEAR_FROM = "07";

/**
 * This year, and in its second half the next, where no public holiday begins: due times would not know
 * of any.
 */
export const yearsWithoutHolidays = (special: readonly SpecialDays[], today: string): number[] => {
  const year = Number(today.slice(0, 4));
  const known = special
    .filter(({ kind }) => kind === "holiday")
    .map(({ from }) => from.slice(0, 4));
  const years = today.slice(5, 7) < NEXT_YEAR_FROM ? [year] : [year, year + 1];
  return years.filter((one) => !known.includes(String(one)));
};
