import { dayAfter } from "../../../domain/calendar-day.ts";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { claimsOptions } from "../../../domain/quotes/claims.ts";
import { parseEdition } from "../../../domain/quotes/parse-edition.ts";
import { coverOfQuote, includes } from "../../../domain/quotes/quote-cover.ts";
import { type Priced, rate } from "../../../domain/quotes/rate.ts";
import type { GivenInputs } from "../../../domain/quotes/risk.ts";
import {
  carBodies,
  type CarBody,
  cylinderCounts,
  type CylinderCount,
} from "../../../domain/vehicle/car.ts";
import { makes } from "../../../domain/vehicle/makes.ts";
import { packageIdOf } from "../../features/quotes/car-address.ts";
import type { EditionRow } from "../../features/quotes/editions-store.ts";
import type { PlanRow } from "../../features/quotes/plan-row.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import { noPrice, ratedColumns } from "../../records/requests/rated-columns.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { SOLD_DAYS } from "./lives.ts";
import { type Random, randomFor } from "./random.ts";

const CAR = 3;
/** Cars of each day, so that 300 days are rated in a few hundred milliseconds. */
const PER_DAY = 12;
const MAX_TRIES = 50;

const inputsFrom = (random: Random, year: number): GivenInputs => {
  const asked = <Value>(value: Value) => ({ value, source: "asked" as const });
  return {
    value: asked(random.whole(20, 180) * 1_000),
    year: asked(year - random.whole(0, 9)),
    driverBirthYear: asked(year - random.whole(26, 58)),
    drivingYears: asked(random.whole(2, 8)),
    claims: asked(random.chance(0.85) ? "none" : random.pick(claimsOptions)),
    claimFreeYears: asked(random.whole(0, 3)),
    ...(random.chance(0.3) && { financed: asked(true) }),
  };
};

type Sold = readonly PlanRow[];
type Editions = readonly EditionRow[];

/** What an offer of the plan says beside its price. */
export type OfferedTerms = Pick<
  OfferRow,
  "planId" | "excessAed" | "repair" | "sumInsuredAed" | "addOns" | "cover" | "terms"
>;

const offeredTerms = (plan: PlanRow, rated: Priced, { value }: GivenInputs): OfferedTerms => ({
  planId: plan.id,
  excessAed: rated.excessAed,
  repair: rated.repair,
  sumInsuredAed: plan.coverType === "comprehensive" ? (value?.value ?? null) : null,
  addOns: addOns.filter((code) => rated.addOns.includes(code) || includes(plan.cover, code)),
  cover: coverOfQuote(plan.cover, rated),
  terms: plan.terms,
});

export type RatedCar = Pick<RequestRow, "type" | "make" | "model"> & {
  day: string;
  body: CarBody;
  cylinders: CylinderCount;
  priced: ReturnType<typeof ratedColumns>;
  offered: OfferedTerms;
  /** Replaces those of `priced`, where it was sold before its edition was on sale. */
  unrated: Partial<RequestRow> | undefined;
};

/** Cars with a plan that prices them on a day; rated once, because a rating costs more than a row. */
export const rateCars = (today: string, plans: Sold, editions: Editions) => {
  const offers = plans.flatMap((plan) => {
    const row = editions.find((edition) => edition.plan === plan.id);
    return row ? [{ plan, edition: row.digest, tables: parseEdition(row.tables) }] : [];
  });

  const carAt = (day: string, index: number, tries = 0): RatedCar => {
    const random = randomFor(CAR + tries, index);
    // Each day has some of both.
    const isRenewal = index % 2 === 0 || (index % PER_DAY !== 1 && random.chance(0.24));
    const purchase = isRenewal ? ("renew" as const) : ("new" as const);
    const car = { body: random.pick(carBodies), cylinders: random.pickSkewed(cylinderCounts) };
    const { en: make, models } = random.pickSkewed(makes);
    const model = random.pick(models).en;
    const risk = { ...car, day, inputs: inputsFrom(random, Number(day.slice(0, 4))) };
    const { tables, ...offer } = random.pick(offers);
    const rated = rate(tables, risk);
    if (rated.outcome === "declined") {
      if (tries >= MAX_TRIES) throw new Error("The plans on sale price no car.");
      return carAt(day, index, tries + 1);
    }
    const packageId = packageIdOf(offer.plan, { ...car, purchase });
    return {
      day,
      type: purchase,
      ...car,
      make,
      model,
      priced: ratedColumns({ ...offer, packageId, risk, rated }),
      offered: offeredTerms(offer.plan, rated, risk.inputs),
      unrated: undefined,
    };
  };

  const cars = Array.from({ length: SOLD_DAYS }, (_, daysAgo) =>
    Array.from({ length: PER_DAY }, (_unused, index) =>
      carAt(dayAfter(today, -daysAgo), daysAgo * PER_DAY + index),
    ),
  );

  const soldBefore = (car: RatedCar, daysAgo: number): RatedCar => ({
    ...car,
    day: dayAfter(today, -daysAgo),
    unrated: { ...noPrice, priceFils: car.priced.priceFils },
  });

  return {
    today,
    soldBefore,
    carOf: (daysAgo: number, random: Random, type?: RatedCar["type"]) => {
      const ofDay = cars[daysAgo % SOLD_DAYS] ?? [];
      const car = random.pick(type ? ofDay.filter((one) => one.type === type) : ofDay);
      return daysAgo < SOLD_DAYS ? car : soldBefore(car, daysAgo);
    },
  };
};

export type RatedCars = ReturnType<typeof rateCars>;
