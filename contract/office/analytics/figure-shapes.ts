import * as z from "zod/mini";
import { timedFigures } from "../../../domain/analytics/figures.ts";
import { StaffName } from "../staff-name.ts";

/**
 * Now and in the period before. Null: no case, or hidden: 1 to 4 are not broken down (ruling O11), and
 * beside a single part of 1 to 4 the next smallest is not told either.
 */
const Compared = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });
export type Compared = z.infer<typeof Compared>;

/** `erased`: how many of `now` have no row any more, since their request was erased; 0 of what is hidden. */
const Count = z.extend(Compared, { erased: z.number() });
export type Count = z.infer<typeof Count>;

/** Of visitors and browsers, where nothing is hidden. */
const Seen = z.object({ now: z.number(), before: z.number() });
export type Seen = z.infer<typeof Seen>;

/** `value` in the dimension asked for; `none` where there is none. */
const value = z.string();

const FunnelCounts = z.object({ requests: Count, leads: Count, paid: Count, policies: Count });
export const Funnel = z.object({
  total: FunnelCounts,
  rows: z.array(z.extend(FunnelCounts, { value })),
});

/** Fils, VAT included; nothing is told of policies that are hidden. */
const PremiumSums = z.object({
  policies: Count,
  premiumFils: Compared,
  /** Null for whom it does not concern. */
  commissionFils: z.nullable(Compared),
});
export const Premium = z.object({
  total: PremiumSums,
  rows: z.array(z.extend(PremiumSums, { value })),
});

/** Prices shown against policies bought. */
export const ShownPlan = z.object({
  insurer: z.string(),
  plan: z.string(),
  shown: Seen,
  /** Of them, how often it was the lowest of its cover. */
  cheapest: Seen,
  bought: Count,
});

/** In seconds; each at most 5 % too high. */
export const Time = z.object({
  figure: z.enum(timedFigures),
  cases: Count,
  median: Compared,
  nineOfTen: Compared,
});

/** `outcome` is `rejected.<reason>`, `declined`, `offersEnded`, `expired`, `cancelled` or `cancelledByStaff`. */
export const Lost = z.object({
  total: Count,
  rows: z.array(z.object({ outcome: z.string(), count: Count })),
});

export const Workload = z.object({
  colleague: StaffName,
  answered: Count,
  offered: Count,
  issued: Count,
  rejected: Count,
});

export const PageVisits = z.object({
  page: z.string(),
  en: Seen,
  ar: Seen,
  /** Counted before languages were told apart. */
  unknown: Seen,
});

/** p75: milliseconds, and the layout shift without a unit. Null of fewer than five. */
export const PageSpeed = z.object({
  page: z.string(),
  language: z.enum(["en", "ar"]),
  loads: Seen,
  lcp: Compared,
  inp: Compared,
  cls: Compared,
});

/** Of a day, or of a month where the period has more than 92 days. */
export const Step = z.object({
  start: z.string(),
  sent: z.number(),
  issued: z.number(),
  /** Requests sent as many days earlier as the period has. */
  before: z.number(),
});
