/**
 * Own-damage deductibles in dirhams. Each band's is the highest that the unified policy allows for
 * a private car (Insurance Authority Decision 25/2016); 0 is offered beside them.
 */
export const excessSteps = [0, 350, 700, 1_000, 1_200, 1_400] as const;

export function maximumExcessAed(valueAed: number): number {
  if (valueAed <= 50_000) return 350;
  if (valueAed <= 100_000) return 700;
  if (valueAed <= 250_000) return 1_000;
  return valueAed <= 500_000 ? 1_200 : 1_400;
}

export const excessesFor = (valueAed: number): number[] =>
  excessSteps.filter((aed) => aed <= maximumExcessAed(valueAed));

/** How many steps an excess lies below the highest one. */
export const stepsBelowMaximum = (excessAed: number, valueAed: number): number =>
  excessesFor(valueAed).filter((aed) => aed > excessAed).length;
