import { benefits, type BenefitCode, type CoverValue } from "../../../domain/quotes/cover.ts";
import { qualityFigures } from "../../../domain/quotes/insurer-quality.ts";
import type { PlanTerms } from "../plan-terms.ts";
import { bestOf, lessIsBetter, type Worth, worthOfCover, worthOfFigure } from "./better.ts";

/** A plan whose cover may be said by its insurer's wording alone (null). */
export type Compared = Pick<
  PlanTerms,
  "type" | "priceFils" | "excessAed" | "repair" | "quality"
> & {
  cover: PlanTerms["cover"] | null;
  /** In dirhams; undefined where plans are not compared by it, null where it is not known. */
  sumInsuredAed?: number | null;
};

/** Values and what is best of them, in the order of the plans. */
export type ComparedRow<Of, Value> = {
  of: Of;
  values: Value[];
  differs: boolean;
  best: boolean[];
};

const differ = (values: readonly unknown[]): boolean => {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.some((other) => other !== first);
};

export const rowOf = <Of, Value>(
  of: Of,
  values: Value[],
  worths: readonly Worth[],
): ComparedRow<Of, Value> => {
  const differs = differ(values);
  return { of, values, differs, best: bestOf(worths) };
};

export const comparedPrice = (plans: readonly Compared[]) => {
  const prices = plans.map(({ priceFils }) => priceFils);
  return rowOf("price" as const, prices, prices.map(lessIsBetter));
};

const isKnown = (values: readonly unknown[]) =>
  values.some((value) => value !== null && value !== undefined);

/** Excess, repair and sum insured; none that no plan names. Undefined becomes null. */
export const comparedTerms = (plans: readonly Compared[]) => {
  const excesses = plans.map(({ excessAed }) => excessAed);
  const repairs = plans.map(({ repair }) => repair);
  const sums = plans.map(({ sumInsuredAed }) => sumInsuredAed ?? null);
  const worthOfRepair = (repair: PlanTerms["repair"]): Worth =>
    repair === null ? undefined : Number(repair === "agency");
  return {
    excess: isKnown(excesses)
      ? rowOf("excess" as const, excesses, excesses.map(lessIsBetter))
      : undefined,
    repair: isKnown(repairs)
      ? rowOf("repair" as const, repairs, repairs.map(worthOfRepair))
      : undefined,
    sumInsured: isKnown(sums)
      ? rowOf(
          "sumInsured" as const,
          sums,
          sums.map((sum) => sum ?? undefined),
        )
      : undefined,
  };
};

/** Those that any of the insurers publishes; undefined where one does not. */
export const comparedQuality = (plans: readonly Compared[]) =>
  qualityFigures.flatMap((of) => {
    const values = plans.map(({ quality }) => quality?.[of]);
    const worths = values.map((value) => worthOfFigure(of, value));
    return isKnown(values) ? [rowOf(of, values, worths)] : [];
  });

type CoverRow = ComparedRow<BenefitCode, CoverValue | null | undefined>;

const isPlain = (value: CoverRow["values"][number]) =>
  !value || value.kind === "yes" || value.kind === "no";

/**
 * Leaves out benefits that no plan names, and what has a row of its own: the excess, and repair at
 * the agency where no plan says more of it than its terms do. A value is
 * undefined where its plan does not name the benefit, and null where only the wording tells; with
 * fewer than two plans that tell there is nothing to compare.
 */
export function comparedCover(plans: readonly Pick<Compared, "cover" | "repair">[]): CoverRow[] {
  if (plans.filter(({ cover }) => cover !== null).length < 2) return [];
  const saysRepair = plans.every(({ repair }) => repair !== null);
  return benefits.flatMap((benefit) => {
    const values = plans.map(({ cover }) =>
      cover === null ? null : cover.find((line) => line.benefit === benefit)?.value,
    );
    const isTerm =
      benefit === "excess" || (benefit === "agencyRepair" && saysRepair && values.every(isPlain));
    if (isTerm || !isKnown(values)) return [];
    const told = values.filter((value) => value !== null);
    const differs = differ(told.map((value) => value ?? { kind: "no" }));
    return [{ of: benefit, values, differs, best: bestOf(worthOfCover(values)) }];
  });
}
