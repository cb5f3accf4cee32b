/**
 * What is counted (ruling O11), in the words of the office: `issued` policies, `premium` and
 * `commission` in fils, `lost` with an outcome; those from `firstAnswer` on are durations.
 */
export const figures = [
  "sent",
  "lead",
  "offered",
  "paid",
  "issued",
  "premium",
  "commission",
  "lost",
  "firstAnswer",
  "toPolicy",
  "toTraffic",
  "toRefund",
] as const;
export type Figure = (typeof figures)[number];

/** From a request to our first answer, payment to policy, policy to the traffic system, and refund. */
export const timedFigures = [
  "firstAnswer",
  "toPolicy",
  "toTraffic",
  "toRefund",
] as const satisfies Figure[];
export type TimedFigure = (typeof timedFigures)[number];

/** What a figure may be broken down by. */
export const dimensions = [
  "emirate",
  "insurer",
  "cover",
  "kind",
  "language",
  "plan",
  "colleague",
  "outcome",
] as const;
export type Dimension = (typeof dimensions)[number];

const chosen = ["sent", "lead", "paid", "issued", "premium", "commission"] as const;

/** Which figures the page tells by a dimension: no more are read. */
export const figuresBy: Record<Dimension | "", readonly Figure[]> = {
  "": figures,
  emirate: chosen,
  insurer: chosen,
  cover: chosen,
  kind: chosen,
  language: chosen,
  plan: ["issued"],
  colleague: ["firstAnswer", "offered", "issued", "lost"],
  outcome: ["lost"],
};

/** What the page offers; the others belong to one table each. */
export const choosableDimensions = [
  "emirate",
  "insurer",
  "cover",
  "kind",
  "language",
] as const satisfies Dimension[];
export type ChoosableDimension = (typeof choosableDimensions)[number];

/** Stands for an event that has no value in a dimension, as a lead that has no insurer yet. */
export const NO_VALUE = "none";

/** Fewer are not broken down further (ruling O11). */
export const LEAST_TOLD = 5;

/** What an audit row says of a request beside its event; no personal values. */
export type Counted = {
  emirate: string | null;
  insurer: string | null;
  cover: string | null;
  kind: string;
  language: string;
  plan: string | null;
  /** Sent to a demonstration; null where nobody noted it. */
  invented: boolean | null;
};

export type CountedRequest = {
  plateEmirate: string | null;
  insurer: string | null;
  coverType: string | null;
  type: string;
  language: string;
  packageId: string | null;
  invented: boolean | null;
};

export const countedOf = (request: CountedRequest): Counted => ({
  emirate: request.plateEmirate,
  insurer: request.insurer,
  cover: request.coverType,
  kind: request.type,
  language: request.language,
  plan: request.packageId,
  invented: request.invented,
});
