import { addOns, isSoldWith } from "./add-ons.ts";
import { coverTypes } from "./package-kinds.ts";
import type { Edition } from "./rating-plan.ts";

/** Thrown with the path of the first value that an edition may not have. */
export class InvalidEdition extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`The edition is not valid at ${path}.`);
    this.path = path;
  }
}

type Check = (value: unknown, path: string) => void;

/** Limits that keep each product of fils and basis points an integer that a number can hold. */
const MAX_CURVE_POINTS = 1_000_000;
const MAX_SURCHARGE = 30_000;
const MAX_AED = 10_000_000;
const MAX_YEARS = 200;
const NO_DISCOUNT_ABOVE = 10_000;
/** Basis points; more is a mistake in the unit. */
const MAX_COMMISSION = 5_000;

const refuseUnless = (isValid: boolean, path: string) => {
  if (!isValid) throw new InvalidEdition(path);
};

const integer =
  (least: number, most: number): Check =>
  (value, path) =>
    refuseUnless(Number.isInteger(value) && Number(value) >= least && Number(value) <= most, path);

const listOf =
  (check: Check, least = 0): Check =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < least) throw new InvalidEdition(path);
    value.forEach((item, index) => check(item, `${path}[${index}]`));
  };

/** Exactly these keys; one whose name ends in "?" may be absent. */
const record = (checks: Record<string, Check>): Check => {
  const rules = Object.entries(checks).map(([name, check]) => {
    const key = name.replace("?", "");
    return { key, check, mayBeAbsent: key !== name };
  });
  const known = new Set(rules.map(({ key }) => key));
  return (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new InvalidEdition(path);
    const parts = value as Record<string, unknown>;
    for (const key of Object.keys(parts)) refuseUnless(known.has(key), `${path}.${key}`);
    for (const { key, check, mayBeAbsent } of rules)
      if (!mayBeAbsent || parts[key] !== undefined) check(parts[key], `${path}.${key}`);
  };
};

const rising =
  (key: string, item: Check, least = 0): Check =>
  (value, path) => {
    listOf(item, least)(value, path);
    const numbers = (value as Record<string, number>[]).map((one) => one[key] ?? 0);
    refuseUnless(
      numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)),
      path,
    );
  };

const years = integer(0, MAX_YEARS);
const points = integer(-NO_DISCOUNT_ABOVE, MAX_SURCHARGE);
const surcharge = integer(0, MAX_SURCHARGE);
const discount = integer(0, NO_DISCOUNT_ABOVE);
const ageSteps = rising("from", record({ from: years, points }));

const ownDamage = record({
  valueCurve: rising(
    "valueAed",
    record({ valueAed: integer(0, MAX_AED), points: integer(0, MAX_CURVE_POINTS) }),
    1,
  ),
  carAge: ageSteps,
  financed: surcharge,
  excessStep: surcharge,
  "agencyRepair?": record({ "includedToAge?": years, soldToAge: years, points: surcharge }),
});

const edition = record({
  plan: (value, path) =>
    refuseUnless(typeof value === "string" && /^[a-z0-9-]{1,80}$/.test(value), path),
  cover: (value, path) =>
    refuseUnless(
      coverTypes.some((cover) => cover === value),
      path,
    ),
  driverAge: ageSteps,
  drivingYears: ageSteps,
  claims: record({ one: surcharge, twoOrMore: surcharge }),
  claimFree: listOf(discount),
  discount,
  declines: record({
    "minDriverAge?": years,
    "maxCarAge?": years,
    "maxValueAed?": integer(0, MAX_AED),
  }),
  addOns: record(Object.fromEntries(addOns.map((code) => [`${code}?`, integer(0, MAX_AED)]))),
  "commission?": integer(0, MAX_COMMISSION),
  "ownDamage?": ownDamage,
});

/** @throws {InvalidEdition} */
export function parseEdition(value: unknown): Edition {
  edition(value, "edition");
  const parsed = value as Edition;
  const { cover, declines } = parsed;
  const isComprehensive = cover === "comprehensive";
  refuseUnless(isComprehensive === (parsed.ownDamage !== undefined), "edition.ownDamage");
  for (const addOn of addOns)
    refuseUnless(
      parsed.addOns[addOn] === undefined || isSoldWith(addOn, cover),
      `edition.addOns.${addOn}`,
    );
  for (const limit of ["maxCarAge", "maxValueAed"] as const)
    refuseUnless(isComprehensive || declines[limit] === undefined, `edition.declines.${limit}`);
  return parsed;
}
