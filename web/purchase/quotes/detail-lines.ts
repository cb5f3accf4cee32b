import type { Package } from "../../../contract/quotes.ts";
import { type BenefitCode, no } from "../../../domain/quotes/cover.ts";
import { isIncluded, type Line } from "./cover-lines.tsx";

const ownDamage: readonly BenefitCode[] = ["ownDamage", "fireAndTheft"];

const isAmount = ({ value }: Line) => !["yes", "no", "notStated"].includes(value.kind);

/** A line with its amount stands under limits; the excess, which is the person's share, only there. */
export function linesInOrder({ cover, type }: Package) {
  const named = cover.filter(isIncluded);
  const absent = ownDamage.filter(
    (benefit) => type === "thirdParty" && cover.every((line) => line.benefit !== benefit),
  );
  return {
    covered: named
      .filter(({ benefit }) => benefit !== "excess" && benefit !== "connectionTime")
      .map((line): Line => ({ ...line, value: { kind: "yes" } })),
    notCovered: [
      ...absent.map((benefit): Line => ({ benefit, group: "basic", value: no })),
      ...cover.filter((line) => !isIncluded(line) && line.benefit !== "connectionTime"),
    ],
    limits: named.filter(isAmount),
  };
}
