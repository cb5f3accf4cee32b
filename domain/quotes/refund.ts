import { addDays, addMonths, daysBetween } from "../calendar-day.ts";
import type { Fils } from "../money.ts";
import { coverEndsOn } from "../requests/cover-period.ts";
import { refundScale } from "./refund-scale.ts";

/** Written notice of the insured (unified motor policy, Decision 25/2016). */
export const NOTICE_DAYS = 7;

type RefundCode = (typeof refundScale)[number]["code"];

/** Days in Dubai, YYYY-MM-DD, both inclusive. */
export type RefundBand = {
  code: RefundCode;
  percent: number;
  from: string;
  to: string;
  /** Fils, rounded half up: a half occurs only where 50% of an odd amount comes back. */
  refundFils: Fils;
};

export type Cancellation = {
  /** The price as paid, VAT included. */
  priceFils: Fils;
  startsOn: string;
  /** The end of a recorded policy; otherwise the cover is taken to last thirteen months. */
  endsOn?: string;
  /** The first day without cover: on it exactly a month is over, if the cover began on that date. */
  cancelledOn: string;
  /** Paid or open, caused by the insured or by somebody unknown. */
  hasClaim: boolean;
};

export type NoRefund = "notStarted" | "ended" | "claim" | "tooLate";

export type Refund = {
  bands: readonly RefundBand[];
  /** Null before the cover and after it. */
  current: RefundBand | null;
  percent: number;
  refundFils: Fils;
  none: NoRefund | null;
  /** The first day on which less comes back; null when nothing can fall any more. */
  nextFall: RefundBand | null;
  /** The last day on which a letter still keeps today's band, seven days before that ends. */
  noticeBy: string | null;
  endsOn: string;
  /** Days of cover that are given up. */
  daysLeft: number;
};

/**
 * The scale counts calendar months from the first day of cover: a band lasts up to and including the
 * same date so many months later, in a shorter month its last day (31 January → 28 or 29 February).
 */
export function refundBands(
  priceFils: Fils,
  startsOn: string,
  endsOn = coverEndsOn(startsOn),
): RefundBand[] {
  const bands: RefundBand[] = [];
  let from = startsOn;
  for (const { code, toMonths, percent } of refundScale) {
    if (from > endsOn) break;
    const scaled = toMonths === Infinity ? endsOn : addMonths(startsOn, toMonths);
    const to = scaled < endsOn ? scaled : endsOn;
    bands.push({ code, percent, from, to, refundFils: Math.round((priceFils * percent) / 100) });
    from = addDays(to, 1);
  }
  return bands;
}

const reasonFor = (
  { startsOn, cancelledOn, hasClaim }: Cancellation,
  current: RefundBand | undefined,
): NoRefund | null => {
  if (cancelledOn < startsOn) return "notStarted";
  if (!current) return "ended";
  if (hasClaim) return "claim";
  return current.percent === 0 ? "tooLate" : null;
};

export function refundOf(cancellation: Cancellation): Refund {
  const { priceFils, startsOn, cancelledOn } = cancellation;
  const { endsOn = coverEndsOn(startsOn) } = cancellation;
  const bands = refundBands(priceFils, startsOn, endsOn);
  const at = bands.findIndex(({ from, to }) => from <= cancelledOn && cancelledOn <= to);
  const current = bands[at];
  const none = reasonFor(cancellation, current);
  const paid = none === null ? current : undefined;
  return {
    bands,
    current: current ?? null,
    percent: paid?.percent ?? 0,
    refundFils: paid?.refundFils ?? 0,
    none,
    nextFall: paid ? (bands[at + 1] ?? null) : null,
    noticeBy: paid ? addDays(paid.to, -NOTICE_DAYS) : null,
    endsOn,
    daysLeft: current ? daysBetween(cancelledOn, endsOn) + 1 : 0,
  };
}
