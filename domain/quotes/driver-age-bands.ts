type Band = { code: string; from: number; to: number; usual: number };

/**
 * Replaces the year of birth in a shared quote (ruling P24). The steps at which prices change, never
 * narrower: a band of one year would be a year of birth.
 */
export const driverAgeBands = [
  { code: "under21", from: 17, to: 20, usual: 19 },
  { code: "21to24", from: 21, to: 24, usual: 23 },
  { code: "25to29", from: 25, to: 29, usual: 27 },
  { code: "30to59", from: 30, to: 59, usual: 40 },
  { code: "60to69", from: 60, to: 69, usual: 64 },
  { code: "from70", from: 70, to: 100, usual: 74 },
] as const satisfies readonly Band[];
export type DriverAgeBand = (typeof driverAgeBands)[number]["code"];

export function driverAgeBandOf(age: number): DriverAgeBand {
  return driverAgeBands.findLast(({ from }) => from <= age)?.code ?? "under21";
}

/** The usual one first: an edition may divide a band. None for an unknown code. */
export function agesOf(code: string): number[] {
  const band: Band | undefined = driverAgeBands.find((one) => one.code === code);
  if (!band) return [];
  const ages = Array.from({ length: band.to - band.from + 1 }, (_, index) => band.from + index);
  return [band.usual, ...ages.filter((age) => age !== band.usual)];
}
