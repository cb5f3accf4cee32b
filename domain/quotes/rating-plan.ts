import type { AddOn } from "./add-ons.ts";
import type { CoverType } from "./package-kinds.ts";

/** Hundredths of a percent: 500 are 5 %. */
export type BasisPoints = number;

/** `from` is the first age, or number of years, to which the row applies. */
export type AgeStep = { from: number; points: BasisPoints };

type DeclineLimits = {
  minDriverAge?: number;
  maxCarAge?: number;
  maxValueAed?: number;
};

export type AgencyRepair = {
  /** Greatest age of the car, in years, at which it costs nothing. */
  includedToAge?: number;
  soldToAge: number;
  points: BasisPoints;
};

/** Whole dirhams before VAT; 0 where the plan includes it, absent where it is not sold. */
export type AddOnPrices = Partial<Record<AddOn, number>>;

type OwnDamageTables = {
  /** Share of the tariff minimum at a value in dirhams: linear between, flat outside. */
  valueCurve: readonly { valueAed: number; points: BasisPoints }[];
  carAge: readonly AgeStep[];
  financed: BasisPoints;
  /** Points for each step below the highest excess. */
  excessStep: BasisPoints;
  agencyRepair?: AgencyRepair;
};

/** An edition: the immutable tables that price one plan. Named by the digest of its content. */
export type Edition = {
  plan: string;
  cover: CoverType;
  driverAge: readonly AgeStep[];
  drivingYears: readonly AgeStep[];
  claims: { one: BasisPoints; twoOrMore: BasisPoints };
  /** Discounts by whole claim-free years, from 0. */
  claimFree: readonly BasisPoints[];
  discount: BasisPoints;
  declines: DeclineLimits;
  addOns: AddOnPrices;
  /** What the insurer pays the broker out of the premium before VAT; absent where not stated. */
  commission?: BasisPoints;
  /** Comprehensive plans only. */
  ownDamage?: OwnDamageTables;
};

/** JSON with sorted keys: a database may return an object's keys in another order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
  return `{${entries.join(",")}}`;
}
