import type * as z from "zod/mini";
import type { Step as StepShape } from "../../../../contract/office/analytics/figure-shapes.ts";
import type { Period } from "../../../../domain/analytics/period.ts";
import { periodOfStep, unitOf } from "../../../../domain/analytics/steps.ts";

export type Step = z.infer<typeof StepShape>;
type Unit = "day" | "week" | "month";

const DAYS_IN_WEEK = 7;
/** So many days are listed one by one. */
const MOST_LISTED_DAYS = 14;

export type Group = Period & Pick<Step, "sent" | "before">;

/** What the table beside the chart lists: days, weeks from the first day on, or months. */
export function groupSteps(
  steps: readonly Step[],
  period: Period,
): { unit: Unit; rows: readonly Group[] } {
  const ofStep = unitOf(period);
  const isWeekly = ofStep === "day" && steps.length > MOST_LISTED_DAYS;
  const size = isWeekly ? DAYS_IN_WEEK : 1;
  const rows: Group[] = [];
  for (let at = 0; at < steps.length; at += size) {
    const group = steps.slice(at, at + size);
    const [first, last] = [group.at(0)?.start ?? period.from, group.at(-1)?.start ?? period.to];
    rows.push({
      from: first,
      to: periodOfStep(last, period).to,
      sent: sumOf(group, "sent"),
      before: sumOf(group, "before"),
    });
  }
  return { unit: isWeekly ? "week" : ofStep, rows };
}

export const sumOf = (steps: readonly Step[], of: "sent" | "before" | "issued"): number =>
  steps.reduce((sum, step) => sum + step[of], 0);

/** Saturday and Sunday. */
export const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** One name from its begin to its end, and half of the next. */
const EDGE = 1.5;

/** Which steps have their name below: the first, the last, and as many as have room. */
export function namedSteps(count: number, room: number, width: number): number[] {
  const fitting = Math.max(1, Math.floor(room / width));
  const every = Math.ceil(count / fitting);
  const apart = count > MOST_LISTED_DAYS ? DAYS_IN_WEEK * Math.ceil(every / DAYS_IN_WEEK) : every;
  const last = count - 1;
  const named = Array.from({ length: Math.ceil(count / apart) }, (_, index) => index * apart);
  const apartFrom = (at: number, other: number) => (Math.abs(at - other) * room) / last;
  // Names at the edges begin or end there, so their neighbours need more room.
  const free = named.filter(
    (at) => at === 0 || Math.min(apartFrom(at, 0), apartFrom(at, last)) >= EDGE * width,
  );
  return last > 0 ? [...free.filter((at) => at !== last), last] : free;
}
