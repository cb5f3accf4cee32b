import { DAY_MS } from "../durations.ts";

/** When something was sent and last changed, and the Dubai day (YYYY-MM-DD) for which it was rated. */
type Priced = { createdAt: Date; changedAt: Date; ratedOn: string };

const startInDubai = (day: string) => new Date(`${day}T00:00:00+04:00`);

/**
 * The version that something was sold under, where it did not name one: known if no other one came
 * on sale while it may have been priced.
 * @param versions of its plan, in the order of their sale
 */
export function versionPricedWith<Version extends { onSaleFrom: Date }>(
  versions: readonly Version[],
  { createdAt, changedAt, ratedOn }: Priced,
): Version | undefined {
  const begin = startInDubai(ratedOn);
  const end = new Date(begin.getTime() + DAY_MS);
  const from = createdAt > begin ? createdAt : begin;
  const until = changedAt < end ? changedAt : end;
  const hasChanged = versions.some(({ onSaleFrom }) => onSaleFrom > from && onSaleFrom <= until);
  return hasChanged ? undefined : versions.findLast(({ onSaleFrom }) => onSaleFrom <= from);
}
