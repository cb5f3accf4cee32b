import type { Fils } from "../../money.ts";
import type { RatedInput } from "../rated-inputs.ts";
import type { InsuredCar, Payer, RuleSource, Step } from "./scenario.ts";
import type { StepCode } from "./step-codes.ts";

export type Answer = {
  damageFils: Fils;
  steps: Step[];
  /** Inputs that change the answer. */
  rests: readonly RatedInput[];
};
export type Scenario = (insured: InsuredCar) => Answer;

export type Rule = Pick<Step, "source" | "verified">;
type Values = Readonly<Record<string, number>>;

export const known = (source: RuleSource): Rule => ({ source, verified: true });
export const assumption = (source: RuleSource): Rule => ({ source, verified: false });

const withValues = (step: Omit<Step, "values">, values: Values | undefined): Step =>
  values ? { ...step, values } : step;

/** A step without a payer: what the event costs, a duty, or a consequence besides money. */
export const note = (code: StepCode, rule: Rule, values?: Values): Step =>
  withValues({ code, payer: null, amountFils: null, ...rule }, values);

export const costs = (code: StepCode, values: Values): Step =>
  note(code, assumption("example"), values);

type Share = { payer: Payer; code: StepCode; fils: Fils; rule: Rule; values?: Values };

/**
 * Shares a damage in the order given, each at most its own amount and what is left. `rest` pays
 * what remains; shares of nothing are left out.
 */
export function sharedOut(
  damageFils: Fils,
  shares: readonly Share[],
  rest: Omit<Share, "fils">,
): Step[] {
  let left = damageFils;
  return [...shares, { ...rest, fils: damageFils }].flatMap(
    ({ payer, code, fils, rule, values }) => {
      const amountFils = Math.min(fils, left);
      left -= amountFils;
      return amountFils > 0 ? [withValues({ code, payer, amountFils, ...rule }, values)] : [];
    },
  );
}

export const share = (
  payer: Payer,
  code: StepCode,
  fils: Fils,
  rule: Rule,
  values?: Values,
): Share => ({ payer, code, fils, rule, ...(values && { values }) });

export const paidBy = (payer: Payer, steps: readonly Step[]): Fils =>
  steps.reduce((sum, step) => (step.payer === payer ? sum + (step.amountFils ?? 0) : sum), 0);

/** Followed by what a claim takes away, if the insurer pays anything. */
export const afterClaim = (steps: Step[], ...lost: Step[]): Step[] =>
  paidBy("insurer", steps) > 0 ? [...steps, ...lost] : steps;

/** The claim-free discount of the shipped editions falls away after a claim. */
export const noClaimsLost = note("noClaimsLost", assumption("planTerms"));

/** Unified policy, chapter 6: for an accident that the insured caused or of unknown culprits. */
export const refundLost = note("refundLost", known("unifiedPolicy"));

/** What insurers and garages usually ask for; told as their practice, never as law. */
export const policeReport = note("policeReport", known("insurerPractice"));
