import { isCalendarDay } from "../calendar-day.ts";
import { type Agreement, MAX_COMMISSION } from "./agreement.ts";

/** The name of the first field that an agreement may not have like this; undefined when it may. */
export function wrongAgreementField({
  validFrom,
  validUntil,
  lines,
}: Agreement): "validFrom" | "validUntil" | "lines" | "commission" | undefined {
  if (!isCalendarDay(validFrom)) return "validFrom";
  if (validUntil !== null && (!isCalendarDay(validUntil) || validUntil < validFrom))
    return "validUntil";
  const covers = new Set(lines.map(({ cover }) => cover));
  if (lines.length === 0 || covers.size !== lines.length) return "lines";
  const isPaid = (points: number) =>
    Number.isInteger(points) && points >= 0 && points <= MAX_COMMISSION;
  return lines.every(({ commission }) => commission === null || isPaid(commission))
    ? undefined
    : "commission";
}
