import { addDays } from "../calendar-day.ts";
import { toLatinDigits } from "../digits.ts";
import { type Cover, coverOf, isUnderWay, type Sale } from "./cover.ts";

const DAYS_BEFORE = 60;
/** What begins later insures the car anew. */
const DAYS_AFTER = 30;

/** When a policy may be renewed, and cover that renews it may begin. Days of Dubai, YYYY-MM-DD. */
export function renewalDays(endsOn: string) {
  return { first: addDays(endsOn, -DAYS_BEFORE), last: addDays(endsOn, DAYS_AFTER) };
}

export function mayBeRenewedOn(endsOn: string, day: string): boolean {
  const { first, last } = renewalDays(endsOn);
  return first <= day && day <= last;
}

/** A plate may move to another car; the chassis number, of recorded policies, may not. */
export type InsuredCar = {
  chassis: string | null;
  /** Code and number. */
  plate: string | null;
  emirate: string | null;
};

const plain = (plate: string) =>
  toLatinDigits(plate)
    .replaceAll(/[\s-]+/g, "")
    .toUpperCase();

export function isSameCar(one: InsuredCar, other: InsuredCar): boolean {
  if (one.chassis !== null && other.chassis !== null) return one.chassis === other.chassis;
  if (one.plate === null || other.plate === null) return false;
  const isElsewhere =
    one.emirate !== null && other.emirate !== null && one.emirate !== other.emirate;
  return !isElsewhere && plain(one.plate) === plain(other.plate);
}

type Insured = { car: InsuredCar; cover: Cover };

/** Both are one person's: `next` begins about the end of `policy` and goes on after it. */
export function isRenewedBy(policy: Insured, next: Insured): boolean {
  const { startsOn, endsOn } = policy.cover;
  return (
    startsOn < next.cover.startsOn &&
    endsOn < next.cover.endsOn &&
    mayBeRenewedOn(endsOn, next.cover.startsOn) &&
    isSameCar(policy.car, next.car)
  );
}

/** What a person has bought or asked for. */
export type Owned = { id: string; car: InsuredCar; sale: Sale; createdAt: Date };

const goesOn = (owned: Owned, cover: Cover, other: Owned): boolean => {
  if (other.id === owned.id || !isSameCar(owned.car, other.car)) return false;
  const next = coverOf(other.sale);
  if (next) return isRenewedBy({ car: owned.car, cover }, { car: other.car, cover: next });
  const isOpen = isUnderWay(other.sale.state) || other.sale.state === "paid";
  return isOpen && other.createdAt > owned.createdAt;
};

/**
 * Whether to offer a renewal today (ruling P27): of a policy in its last days that nothing of the
 * same car goes on after, neither what was bought nor what was asked for later. `today` in Dubai.
 */
export function mayRenew(owned: Owned, all: readonly Owned[], today: string): boolean {
  const cover = owned.sale.policy?.state === "active" ? coverOf(owned.sale) : null;
  if (!cover || today > cover.endsOn || !mayBeRenewedOn(cover.endsOn, today)) return false;
  return !all.some((other) => goesOn(owned, cover, other));
}
