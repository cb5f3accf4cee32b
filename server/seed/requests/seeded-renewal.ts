import { addDays, dayAfter, daysBetween } from "../../../domain/calendar-day.ts";
import { coverEndsOn } from "../../../domain/requests/cover-period.ts";
import { overLife } from "./lives.ts";
import { randomFor } from "./random.ts";
import type { RatedCar, RatedCars } from "./rated-cars.ts";
import { plateFrom } from "./seeded-answers.ts";
import { chassisFrom } from "./seeded-chassis.ts";

const RENEWAL = 63;
const RENEWED_SHARE = 0.25;
/** People renew so long before their cover ends, and let the next one begin within four weeks. */
const DAYS_AHEAD = [5, 40] as const;
const START_DAYS = [1, 28] as const;

/** A sale of a renewed policy, or of the one that renewed it. */
export type Renewal = {
  isRenewed: boolean;
  car: RatedCar;
  plate: ReturnType<typeof plateFrom>;
  chassis: string;
  startsOn: string;
};

/**
 * The first and the fourth of five positions have the same person (`personOf`): in some fives, the
 * first one renewed what the fourth had bought. So a policy is never written without the one that
 * renewed it, wherever a run of the seed ends.
 */
export const renewalAt = (
  position: number,
  { today, carOf, soldBefore }: RatedCars,
): Renewal | undefined => {
  const place = position % 5;
  if (place !== 0 && place !== 3) return undefined;
  const random = randomFor(RENEWAL, Math.floor(position / 5));
  if (!random.chance(RENEWED_SHARE)) return undefined;

  const daysAgo = random.whole(overLife.from, overLife.days - 1);
  const startsOn = dayAfter(today, random.whole(...START_DAYS) - daysAgo);
  const nextDaysAgo = daysBetween(coverEndsOn(startsOn), today) + random.whole(...DAYS_AHEAD);
  const car = carOf(nextDaysAgo, random, "renew");
  const same = { plate: plateFrom(random), chassis: chassisFrom(random) };
  return place === 3
    ? { ...same, isRenewed: true, car: soldBefore(car, daysAgo), startsOn }
    : { ...same, isRenewed: false, car, startsOn: addDays(car.day, random.whole(...START_DAYS)) };
};
