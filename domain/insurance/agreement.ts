import { DAY_MS } from "../durations.ts";
import type { CoverType } from "../quotes/package-kinds.ts";
import type { BasisPoints } from "../quotes/rating-plan.ts";

/** A line of insurance that we may sell, and what the insurer pays us for it. */
export type AgreementLine = {
  cover: CoverType;
  /** Out of the premium before VAT; null where the insurer does not state it. */
  commission: BasisPoints | null;
};

/** What an insurer allows us to sell, from a day to a day, both included (YYYY-MM-DD, Dubai). */
export type Agreement = {
  validFrom: string;
  /** Null while it is open-ended. */
  validUntil: string | null;
  lines: readonly AgreementLine[];
};

/** Basis points; more is a mistake in the unit. */
export const MAX_COMMISSION = 5_000;

export const isInForce = ({ validFrom, validUntil }: Agreement, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/** Whether these agreements of an insurer allow a cover to be quoted and sent on a day (ruling O10). */
export const maySell = (agreements: readonly Agreement[], cover: CoverType, day: string): boolean =>
  agreements.some((one) => isInForce(one, day) && one.lines.some((line) => line.cover === cover));

/** Days before its end from which staff are reminded of an agreement. */
const ENDS_SOON_DAYS = 45;

const daysUntil = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** `future`: none yet, but one that was agreed begins later. */
export const agreementStandings = [
  "openEnded",
  "dated",
  "endsSoon",
  "future",
  "ended",
  "none",
] as const;
export type AgreementStanding = (typeof agreementStandings)[number];

/** How an insurer stands on a day; the last one that counts is the one that ends last. */
export function standingOf(
  agreements: readonly Agreement[],
  day: string,
): { standing: AgreementStanding; on: string | null } {
  const current = agreements.filter((one) => isInForce(one, day));
  if (current.some(({ validUntil }) => validUntil === null))
    return { standing: "openEnded", on: null };
  const [last] = current
    .flatMap(({ validUntil }) => validUntil ?? [])
    .toSorted()
    .toReversed();
  if (last !== undefined)
    return { standing: daysUntil(day, last) <= ENDS_SOON_DAYS ? "endsSoon" : "dated", on: last };
  const [next] = agreements
    .flatMap(({ validFrom }) => (validFrom > day ? [validFrom] : []))
    .toSorted();
  if (next !== undefined) return { standing: "future", on: next };
  const [ended] = agreements
    .flatMap(({ validUntil }) => validUntil ?? [])
    .toSorted()
    .toReversed();
  return ended === undefined ? { standing: "none", on: null } : { standing: "ended", on: ended };
}
