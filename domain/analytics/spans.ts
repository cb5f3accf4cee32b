import { DAY_MS } from "../durations.ts";
import type { Period } from "./period.ts";

/** A day or a whole month, named by its first day. */
export type Span = { span: "day" | "month"; start: string };

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

const lastOfMonth = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return dayOf(Date.UTC(year, month, 0));
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
    day = dayOf(at(isWhole ? last : day) + DAY_MS);
  }
  return spans;
};
