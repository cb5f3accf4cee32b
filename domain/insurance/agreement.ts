import { dayAfter } from "../calendar-day.ts";
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

/** What the agreement of a day pays for a cover, in basis points; null where it does not state it. */
export const commissionOn = (
  agreements: readonly Agreement[],
  cover: CoverType,
  day: string,
): BasisPoints | null =>
  agreements
    .filter((one) => isInForce(one, day))
    .flatMap(({ lines }) => lines)
    .find((line) => line.cover === cover)?.commission ?? null;

/** Days before its end from which staff are reminded of an agreement. */
const ENDS_SOON_DAYS = 45;

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

/** The last day up to which agreements follow each other without a gap; null when one is open-ended. */
function lastDay(agreements: readonly Agreement[], until: string): string | null {
  const next = agreements.find(
    ({ validFrom, validUntil }) =>
      validFrom <= dayAfter(until, 1) && (validUntil === null || validUntil > until),
  );
  if (!next) return until;
  return next.validUntil === null ? null : lastDay(agreements, next.validUntil);
}

/** How an insurer stands on a day, with the agreements that follow. */
export function standingOf(
  agreements: readonly Agreement[],
  day: string,
): { standing: AgreementStanding; on: string | null } {
  const current = agreements.find((one) => isInForce(one, day));
  if (current) {
    const last = current.validUntil === null ? null : lastDay(agreements, current.validUntil);
    if (last === null) return { standing: "openEnded", on: null };
    return { standing: last <= dayAfter(day, ENDS_SOON_DAYS) ? "endsSoon" : "dated", on: last };
  }
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
