import {
  type ChoosableDimension,
  choosableDimensions,
} from "../../../../domain/analytics/figures.ts";
import { latestPeriod, type Period, problemOfPeriod } from "../../../../domain/analytics/period.ts";
import { dayAfter } from "../../../../domain/calendar-day.ts";

/** Whole weeks, so that the days before are the same days of the week. */
export const presets = { week: 7, fourWeeks: 28, quarter: 91 } as const;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

export const presetPeriod = (preset: Preset, today: string): Period => ({
  from: dayAfter(today, 1 - presets[preset]),
  to: today,
});

export type Asked = Period & { by: ChoosableDimension };

/** What the address asks for; without days the last 28 with today. */
export function askedOf(search: URLSearchParams, today: string): Asked {
  const usual = latestPeriod(today);
  const by = choosableDimensions.find((dimension) => dimension === search.get("by"));
  return {
    from: search.get("from") ?? usual.from,
    to: search.get("to") ?? usual.to,
    by: by ?? "insurer",
  };
}

/** The preset that a period is; none where its days were chosen. */
export const presetOf = (period: Period, today: string): Preset | undefined =>
  presetNames.find((preset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  });

export const isReadable = (asked: Asked): boolean => problemOfPeriod(asked) === undefined;

const dayAndMonth = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/** "30/09 – 27/10", with years where they are not the one of `today`. */
export const daysShown = ({ from, to }: Period, today: string): string => {
  const isThisYear = [from, to].every((day) => day.startsWith(today.slice(0, 4)));
  const shown = (day: string) =>
    isThisYear ? dayAndMonth(day) : `${dayAndMonth(day)}/${day.slice(0, 4)}`;
  return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`;
};
