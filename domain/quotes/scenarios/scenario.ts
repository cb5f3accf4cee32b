import type { Fils } from "../../money.ts";
import type { CoverLine } from "../cover.ts";
import type { CoverType } from "../package-kinds.ts";
import type { RatedInput, Repair } from "../rated-inputs.ts";
import type { RatingFacts } from "../rating-facts.ts";
import type { StepCode } from "./step-codes.ts";

export const events = [
  "parkedScratch",
  "ownFault",
  "flood",
  "familyHurt",
  "damageToOthers",
  "omanTrip",
  "totalLoss",
  "youngDriver",
  "financedWriteOff",
] as const;
export type Event = (typeof events)[number];

/** What is insured, as far as an event needs it: a quote's, or an example's. */
export type InsuredCar = {
  cover: CoverType;
  /** Cover with the choices of the quote (`coverOfQuote`). */
  lines: readonly CoverLine[];
  /** Null without own damage, like `repair`. */
  excessAed: number | null;
  repair: Repair | null;
  facts: RatingFacts;
  /** Inputs of `facts` that nobody gave. */
  assumed: readonly RatedInput[];
};

export type Payer = "insurer" | "you" | "otherInsurer";

/** Who set the rule of a step. */
export type RuleSource =
  | "unifiedPolicy"
  | "tariff"
  | "planTerms"
  | "insurerPractice"
  /** The example's own figure, such as the size of the damage. */
  | "example";

export type Step = {
  code: StepCode;
  /** Null where nothing is paid: a duty, or what is lost besides money. */
  payer: Payer | null;
  /** Null where no payer is. The first steps say in `values` what the event costs. */
  amountFils: Fils | null;
  source: RuleSource;
  /** False for an assumption, which is never shown as law. */
  verified: boolean;
  /** Numbers for the text: amounts in dirhams, percents, days. */
  values?: Readonly<Record<string, number>>;
};

export type Outcome = {
  event: Event;
  /** The damage of the example; the steps' amounts add up to it. */
  damageFils: Fils;
  steps: readonly Step[];
  /** Sum of the steps by payer. */
  paid: Readonly<Record<Payer, Fils>>;
  /** Inputs that the answer rests on and that nobody gave. */
  assumed: readonly RatedInput[];
};
