import { parseCalendarDay } from "../../../domain/calendar-day.ts";
import { filsFromAed } from "../../../domain/money.ts";
import type { Cancellation } from "../../../domain/quotes/refund.ts";

export const refundFields = ["price", "start", "day"] as const;
export type RefundField = (typeof refundFields)[number];

export type Question = {
  /** Answers as typed, to be shown again. */
  typed: Record<RefundField, string>;
  hasClaim: boolean;
  wrong: readonly RefundField[];
  /** Undefined with a wrong field. */
  cancellation: Cancellation | undefined;
};

const EARLIEST = "2000-01-01";
const LATEST = "2099-12-31";
const MAX_TYPED = 40;

const readDay = (text: string) => {
  const day = parseCalendarDay(text);
  return day !== undefined && day >= EARLIEST && day <= LATEST ? day : undefined;
};

/** Undefined when nothing was asked. `today` is the Dubai day; an empty `day` means it. */
export function readQuestion(query: URLSearchParams, today: string): Question | undefined {
  if (!refundFields.some((field) => query.has(field))) return undefined;

  const typedIn = (field: RefundField) => (query.get(field) ?? "").trim().slice(0, MAX_TYPED);
  const typed = { price: typedIn("price"), start: typedIn("start"), day: typedIn("day") };
  const hasClaim = query.has("claim");
  const read = {
    price: filsFromAed(typed.price) || undefined,
    start: readDay(typed.start),
    day: typed.day === "" ? today : readDay(typed.day),
  };
  const { price, start, day } = read;
  const isWhole = price !== undefined && start !== undefined && day !== undefined;
  return {
    typed,
    hasClaim,
    wrong: refundFields.filter((field) => read[field] === undefined),
    cancellation: isWhole
      ? { priceFils: price, startsOn: start, cancelledOn: day, hasClaim }
      : undefined,
  };
}
