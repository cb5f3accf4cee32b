import { daysBetween } from "../calendar-day.ts";
import type { Cover } from "./cover.ts";

export type CoverPhase = {
  phase: "ahead" | "running" | "over";
  /** From today to the last insured day, which counts; 0 on that day, negative after it. */
  daysLeft: number;
};

/** Where `today` stands in the insured days. Days of Dubai, YYYY-MM-DD. */
export function coverPhase({ startsOn, endsOn }: Cover, today: string): CoverPhase {
  const phase = today < startsOn ? "ahead" : today > endsOn ? "over" : "running";
  return { phase, daysLeft: daysBetween(today, endsOn) };
}
