import { dayAfter } from "../calendar-day.ts";
import { daysOf, moved, type Period } from "./period.ts";

/** More days are told by month. */
const MOST_DAYS_SHOWN = 92;

export type StepUnit = "day" | "month";

export const unitOf = (period: Period): StepUnit =>
  daysOf(period) > MOST_DAYS_SHOWN ? "month" : "day";

const nextMonth = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/** The first day of each step within a period: of a month that begins before it, its own first day. */
export const stepsOf = (period: Period): string[] => {
  const steps: string[] = [];
  const isByMonth = unitOf(period) === "month";
  for (let day = period.from; day <= period.to; day = isByMonth ? nextMonth(day) : dayAfter(day, 1))
    steps.push(day);
  return steps;
};

/** The days of a step that lie in its period. */
export const periodOfStep = (start: string, period: Period): Period => {
  if (unitOf(period) === "day") return { from: start, to: start };
  const last = dayAfter(nextMonth(start), -1);
  return { from: start, to: last < period.to ? last : period.to };
};

/** The days beside those of a step: each as many days earlier as the period has, also where a month is longer. */
export const periodBeforeStep = (start: string, period: Period): Period =>
  moved(periodOfStep(start, period), -daysOf(period));
