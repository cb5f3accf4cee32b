import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";

export type SellingState = "sells" | "ended" | "future" | "none" | "noPlan" | "noEdition";

/** Whether an insurer gives quotes, or the first thing that is missing. */
export function sellingStateOf({
  agreement: { standing },
  plans,
  editions,
}: Pick<InsurerShown, "agreement" | "plans" | "editions">): SellingState {
  if (standing === "ended" || standing === "future" || standing === "none") return standing;
  if (plans === 0) return "noPlan";
  return editions === 0 ? "noEdition" : "sells";
}

type Plan = InsurerShown["planList"][number];
export type PlanState = "onSale" | "notOnSale" | "noEdition" | "notAgreed";

export function planStateOf(
  { coverType, isOnSale, edition }: Plan,
  agreements: InsurerShown["agreements"],
): PlanState {
  if (!isOnSale) return "notOnSale";
  if (!edition) return "noEdition";
  const isAgreed = agreements.some(
    ({ isInForce, lines }) => isInForce && lines.some(({ cover }) => cover === coverType),
  );
  return isAgreed ? "onSale" : "notAgreed";
}
