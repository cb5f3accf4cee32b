import type { Fils } from "../money.ts";

/** What a price that staff enter is compared with (ruling P25), as it was at that moment. */
export type PriceComparison = {
  /** Price of the same plan for the same risk and terms, VAT included; null where none rates it. */
  ourFils: Fils | null;
  /** Digest of the edition that rated it. */
  edition: string | null;
  /** Least and greatest price of the tariff for this cover and car, VAT included; null for a car
   * that the tariff does not know. */
  floorFils: Fils | null;
  capFils: Fils | null;
  /** Least and greatest of today's prices for the cover, where no plan of ours is compared. */
  lowestFils: Fils | null;
  highestFils: Fils | null;
  /** Value of the car that its customer stated, in dirhams. */
  statedAed: number | null;
};

/** Why somebody has to look again. */
export const priceDoubts = [
  "offBy10",
  "offBy25",
  "belowFloor",
  "aboveCap",
  "outOfRange",
  "nothingToCompare",
  "sumInsured",
] as const;
export type PriceDoubt = (typeof priceDoubts)[number];

const needSecondPerson: readonly PriceDoubt[] = [
  "offBy25",
  "belowFloor",
  "aboveCap",
  "outOfRange",
  "nothingToCompare",
];

const isOffBy = (percent: number, value: number, from: number) =>
  Math.abs(value - from) * 100 > percent * from;
const isOffByAtLeast = (percent: number, value: number, from: number) =>
  Math.abs(value - from) * 100 >= percent * from;

/** The nearest of today's prices: the price itself within their range. */
const nearestIn = (priceFils: Fils, lowest: Fils, highest: Fils) =>
  Math.min(Math.max(priceFils, lowest), highest);

/**
 * What is to be asked about a price, VAT included, and a sum insured in dirhams (ruling P25).
 * Without a price of ours the nearest one of the market stands for it.
 */
export function doubtsAbout(
  priceFils: Fils,
  sumInsuredAed: number | null,
  comparison: PriceComparison,
): PriceDoubt[] {
  const { ourFils, floorFils, capFils, lowestFils, highestFils, statedAed } = comparison;
  const doubts: PriceDoubt[] = [];
  const hasRange = lowestFils !== null && highestFils !== null;
  const from = ourFils ?? (hasRange ? nearestIn(priceFils, lowestFils, highestFils) : null);
  if (from === null) doubts.push("nothingToCompare");
  else if (isOffByAtLeast(25, priceFils, from))
    doubts.push(ourFils === null ? "outOfRange" : "offBy25");
  else if (isOffBy(10, priceFils, from)) doubts.push("offBy10");
  if (floorFils !== null && priceFils < floorFils) doubts.push("belowFloor");
  if (capFils !== null && priceFils > capFils) doubts.push("aboveCap");
  if (statedAed !== null && sumInsuredAed !== null && isOffBy(20, sumInsuredAed, statedAed))
    doubts.push("sumInsured");
  return doubts;
}

/** Whether a second person must approve before anything reaches the customer. */
export const needsApproval = (doubts: readonly PriceDoubt[]): boolean =>
  doubts.some((doubt) => needSecondPerson.includes(doubt));

/** Whether the insurer's reference and a reason are needed. */
export const needsReference = (doubts: readonly PriceDoubt[]): boolean =>
  doubts.some((doubt) => doubt !== "sumInsured");

export const needsReason = (doubts: readonly PriceDoubt[]): boolean => doubts.length > 0;
