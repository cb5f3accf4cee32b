/**
 * The price of one plan, written a second time from the description of the formula alone: a chain
 * of exact fractions instead of an account. It knows nothing of `domain/quotes`, so that a slip of
 * the one is not a slip of the other.
 */

type Step = { from: number; points: number };

/** An edition as `GET /api/editions/{digest}` answers it. */
export type PlainEdition = {
  cover: string;
  driverAge: readonly Step[];
  drivingYears: readonly Step[];
  claims: { one: number; twoOrMore: number };
  claimFree: readonly number[];
  discount: number;
  declines: { minDriverAge?: number; maxCarAge?: number; maxValueAed?: number };
  addOns: Readonly<Record<string, number | undefined>>;
  ownDamage?: {
    valueCurve: readonly { valueAed: number; points: number }[];
    carAge: readonly Step[];
    financed: number;
    excessStep: number;
    agencyRepair?: { includedToAge?: number; soldToAge: number; points: number };
  };
};

/** Every answer that rates; a choice that was not made is absent. */
export type PlainRisk = {
  body: "saloon" | "station";
  cylinders: "4" | "6" | "8";
  value: number;
  carAge: number;
  driverAge: number;
  drivingYears: number;
  claims: "none" | "one" | "two_or_more";
  claimFreeYears: number;
  financed: boolean;
  excess?: number;
  repair?: "garage" | "agency";
  addOns: readonly string[];
};

/** Least and most in dirhams: third party, saloon and station by cylinders. */
const thirdPartyTariff = {
  "saloon 4": [750, 1_300],
  "saloon 6": [1_000, 1_700],
  "saloon 8": [1_300, 2_100],
  "station 4": [1_000, 1_750],
  "station 6": [1_050, 1_950],
  "station 8": [1_250, 2_150],
} as const;

/** Least in dirhams, most in percent of the value. */
const comprehensiveTariff = { saloon: [1_300, 5], station: [2_000, 7] } as const;

/** Up to this value (AED) this excess is the highest. */
const excessLimits = [
  [50_000, 350],
  [100_000, 700],
  [250_000, 1_000],
  [500_000, 1_200],
  [Number.MAX_SAFE_INTEGER, 1_400],
] as const;
const excesses = [0, 350, 700, 1_000, 1_200, 1_400];

const highestExcess = (value: number) => excessLimits.find(([most]) => value <= most)?.[1] ?? 0;

/** Half a fils goes away from zero. */
const share = (fils: bigint, points: number): bigint => {
  const twice = fils * BigInt(points) * 2n;
  const size = twice < 0n ? -twice : twice;
  const rounded = (size + 10_000n) / 20_000n;
  return twice < 0n ? -rounded : rounded;
};

function tariffOf({ cover }: PlainEdition, { body, cylinders, value }: PlainRisk) {
  if (cover === "thirdParty") {
    const [least, most] = thirdPartyTariff[`${body} ${cylinders}`];
    return { least: BigInt(least) * 100n, most: BigInt(most) * 100n };
  }
  const [least, percent] = comprehensiveTariff[body];
  return { least: BigInt(least) * 100n, most: BigInt(value) * BigInt(percent) };
}

/** The last row that has begun. */
const rowAt = (steps: readonly Step[], years: number): number => {
  let points = 0;
  for (const step of steps) if (years >= step.from) points = step.points;
  return points;
};

/** Linear between two points of the curve, flat outside, rounded down to basis points. */
function curveAt(curve: NonNullable<PlainEdition["ownDamage"]>["valueCurve"], value: number) {
  let low: (typeof curve)[number] | undefined;
  for (const high of curve) {
    if (value < high.valueAed) {
      if (!low) return high.points;
      const [run, rise] = [high.valueAed - low.valueAed, high.points - low.points];
      return Math.floor((low.points * run + rise * (value - low.valueAed)) / run);
    }
    low = high;
  }
  return low?.points ?? 0;
}

const isDeclined = (edition: PlainEdition, risk: PlainRisk, floor: bigint, most: bigint) => {
  const { minDriverAge, maxCarAge, maxValueAed } = edition.declines;
  return (
    (minDriverAge !== undefined && risk.driverAge < minDriverAge) ||
    (maxCarAge !== undefined && risk.carAge > maxCarAge) ||
    (maxValueAed !== undefined && risk.value > maxValueAed) ||
    floor > most
  );
};

function agencyPoints({ ownDamage }: PlainEdition, { carAge, repair }: PlainRisk): number {
  const agency = ownDamage?.agencyRepair;
  if (!agency || repair !== "agency") return 0;
  if (agency.includedToAge !== undefined && carAge <= agency.includedToAge) return 0;
  return carAge <= agency.soldToAge ? agency.points : 0;
}

function lowerExcessPoints({ ownDamage }: PlainEdition, { value, excess }: PlainRisk): number {
  const most = highestExcess(value);
  const chosen = Math.min(excess ?? most, most);
  return (ownDamage?.excessStep ?? 0) * (excesses.indexOf(most) - excesses.indexOf(chosen));
}

/** Percents of what stands so far, in their order. */
function percentsOf(edition: PlainEdition, risk: PlainRisk): number[] {
  const { ownDamage, claims, claimFree } = edition;
  const { drivingYears, driverAge, carAge, claimFreeYears } = risk;
  const claimed = risk.claims === "one" ? claims.one : claims.twoOrMore;
  return [
    ownDamage ? rowAt(ownDamage.carAge, carAge) : 0,
    rowAt(edition.driverAge, driverAge),
    rowAt(edition.drivingYears, drivingYears),
    risk.claims === "none" ? 0 : claimed,
    ownDamage && risk.financed ? ownDamage.financed : 0,
    ownDamage ? lowerExcessPoints(edition, risk) : 0,
    -edition.discount,
    risk.claims === "none" ? -(claimFree[claimFreeYears] ?? claimFree.at(-1) ?? 0) : 0,
  ];
}

/** In fils, VAT included; undefined where the plan declines. */
export function secondPrice(edition: PlainEdition, risk: PlainRisk): number | undefined {
  const { least, most } = tariffOf(edition, risk);
  const floor = risk.claims === "none" ? least / 2n : least;
  if (isDeclined(edition, risk, floor, most)) return undefined;

  const curve = edition.ownDamage ? curveAt(edition.ownDamage.valueCurve, risk.value) : 10_000;
  const begin = least + share(least, curve - 10_000);
  const sum = percentsOf(edition, risk).reduce((fils, points) => fils + share(fils, points), begin);
  const raised = sum < floor ? floor : sum;
  const bounded = raised > most ? most : raised;
  const repaired = bounded + share(bounded, agencyPoints(edition, risk));
  const chosen = new Set(risk.addOns);
  const net = [...chosen].reduce(
    (fils, addOn) => fils + BigInt(edition.addOns[addOn] ?? 0) * 100n,
    repaired,
  );
  return Number(net + share(net, 500));
}
