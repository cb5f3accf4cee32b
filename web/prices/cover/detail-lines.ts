import { type BenefitCode, no } from "../../../domain/quotes/cover.ts";
import type { PlanTerms } from "../plan-terms.ts";
import { isIncluded, type Line } from "./cover-lines.tsx";

const ownDamage: readonly BenefitCode[] = ["ownDamage", "fireAndTheft"];

/** Each line once, with its amount; the excess, which is the person's share, apart. */
export function linesInOrder({ cover, type }: Pick<PlanTerms, "cover" | "type">) {
  const named = cover.filter(isIncluded);
  const absent = ownDamage.filter(
    (benefit) => type === "thirdParty" && cover.every((line) => line.benefit !== benefit),
  );
  return {
    covered: named.filter(({ benefit }) => benefit !== "excess"),
    notCovered: [
      ...absent.map((benefit): Line => ({ benefit, group: "basic", value: no })),
      ...cover.filter((line) => !isIncluded(line) && line.benefit !== "connectionTime"),
    ],
    excess: named.find(({ benefit }) => benefit === "excess"),
  };
}
