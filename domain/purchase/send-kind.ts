import type { CoverType } from "../quotes/package-kinds.ts";
import { isPricedOnline, parseCarOrigin } from "../vehicle/car.ts";
import { parseEmirate } from "../vehicle/emirates.ts";
import { isListedPlateCode } from "../vehicle/plate-codes.ts";
import { plateOf, type PurchaseDraft } from "./draft.ts";

export const sendKinds = ["priced", "lead"] as const;
export type SendKind = (typeof sendKinds)[number];

/**
 * Whether a purchase is paid at once or waits for an agent's offer: comprehensive cover for a new
 * policy, a car from outside the Gulf (ruling P8) and an unlisted plate code (P15) are leads. What is
 * not answered yet makes no lead.
 */
export function sendKind(draft: PurchaseDraft, coverType: CoverType): SendKind {
  const origin = parseCarOrigin(draft.carOrigin);
  if (origin && !isPricedOnline(origin)) return "lead";
  if (draft.type === "new" && coverType === "comprehensive") return "lead";

  const plate = plateOf(draft);
  const source = plate && parseEmirate(plate.emirate);
  const isUnlisted = source && plate.code !== "" && !isListedPlateCode(source, plate.code);
  return isUnlisted ? "lead" : "priced";
}
