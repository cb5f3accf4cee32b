import { dayAfter } from "../calendar-day.ts";
import type { Period } from "./period.ts";

/** A day or a whole month, named by its first day. */
export type Span = { span: "day" | "month"; start: string };

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

const lastOfMonth = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** The spans to which what happened on a day is added. */
export const spansOfDay = (day: string): Span[] => [
  { span: "day", start: day },
  { span: "month", start: monthStart(day) },
];

/** Whole months where they fit, so that a year is read in few rows. */
export const spansOf = ({ from, to }: Period): Span[] => {
  const spans: Span[] = [];
  for (let day = from; day <= to;) {
    const last = lastOfMonth(day);
    const isWhole = day === monthStart(day) && last <= to;
    spans.push({ span: isWhole ? "month" : "day", start: day });
    day = dayAfter(isWhole ? last : day, 1);
  }
  return spans;
};
