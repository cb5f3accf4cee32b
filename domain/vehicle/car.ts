export const cylinderCounts = ["4", "6", "8"] as const;
export type CylinderCount = (typeof cylinderCounts)[number];

export const carBodies = ["saloon", "station"] as const;
export type CarBody = (typeof carBodies)[number];

export const carOrigins = ["khaleegy", "non_khaleegy", "chinese"] as const;
export type CarOrigin = (typeof carOrigins)[number];

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined =>
  list.find((value) => value === text);

export const parseCylinderCount = (text: string): CylinderCount | undefined =>
  oneOf(cylinderCounts, text);
export const parseCarBody = (text: string): CarBody | undefined => oneOf(carBodies, text);
export const parseCarOrigin = (text: string): CarOrigin | undefined => oneOf(carOrigins, text);

/** Ruling P3: only Gulf cars. */
export function isPricedOnline(origin: string): boolean {
  return origin === "khaleegy";
}
