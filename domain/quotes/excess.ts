/**
 * Own-damage deductibles in dirhams. Each band's is the highest that the unified policy allows for
 * a private car (Insurance Authority Decision 25/2016); 0 is offered beside them.
 */
export const excessSteps = [0, 350, 700, 1_000, 1_200, 1_400] as const;

/** Greatest value of a car, in dirhams, up to which an excess is the highest one allowed. */
const bands = [
  { maximumAed: 350, upToAed: 50_000 },
  { maximumAed: 700, upToAed: 100_000 },
  { maximumAed: 1_000, upToAed: 250_000 },
  { maximumAed: 1_200, upToAed: 500_000 },
  { maximumAed: 1_400, upToAed: Infinity },
] as const;

export const maximumExcessAed = (valueAed: number): number =>
  (bands.find(({ upToAed }) => valueAed <= upToAed) ?? bands[4]).maximumAed;

/** The values, in dirhams, at which this is the highest excess: above the one, up to the other. */
export function valuesWithMaximumExcess(
  maximumAed: number,
): { aboveAed: number; upToAed: number } | undefined {
  const index = bands.findIndex((band) => band.maximumAed === maximumAed);
  const band = bands[index];
  return band && { aboveAed: bands[index - 1]?.upToAed ?? 0, upToAed: band.upToAed };
}

export const excessesFor = (valueAed: number): number[] =>
  excessSteps.filter((aed) => aed <= maximumExcessAed(valueAed));

/** How many steps an excess lies below the highest one. */
export const stepsBelowMaximum = (excessAed: number, valueAed: number): number =>
  excessesFor(valueAed).filter((aed) => aed > excessAed).length;
