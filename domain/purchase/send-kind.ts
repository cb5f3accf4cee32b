import type { CoverType } from "../quotes/package-kinds.ts";
import { isPricedOnline, parseCarOrigin } from "../vehicle/car.ts";
import { parseEmirate } from "../vehicle/emirates.ts";
import { isListedPlateCode } from "../vehicle/plate-codes.ts";
import { plateOf, type PurchaseDraft } from "./draft.ts";

const sendKinds = ["priced", "lead"] as const;
export type SendKind = (typeof sendKinds)[number];

/** The answer that makes a purchase a lead. */
export type LeadCause = "carOrigin" | "companytype" | "plateCode";

/**
 * Why a purchase waits for an agent's offer: a car from outside the Gulf (ruling P8), comprehensive
 * cover for a new policy, an unlisted plate code (P15). Undefined for one that is paid at once; what is
 * not answered yet makes no lead.
 */
export function leadCause(draft: PurchaseDraft, coverType: CoverType): LeadCause | undefined {
  const origin = parseCarOrigin(draft.carOrigin);
  if (origin && !isPricedOnline(origin)) return "carOrigin";
  if (draft.type === "new" && coverType === "comprehensive") return "companytype";

  const plate = plateOf(draft);
  const source = plate && parseEmirate(plate.emirate);
  const isUnlisted = source && plate.code !== "" && !isListedPlateCode(source, plate.code);
  return isUnlisted ? "plateCode" : undefined;
}

/** Whether a purchase is paid at once or waits for an agent's offer. */
export function sendKind(draft: PurchaseDraft, coverType: CoverType): SendKind {
  return leadCause(draft, coverType) ? "lead" : "priced";
}

/**
 * Whether any cover of this car can be bought online; otherwise an agent makes the offer: for cars
 * from outside the Gulf (ruling P3) and for plate codes that are not listed (P15).
 */
export function hasOnlinePrices(draft: PurchaseDraft): boolean {
  return sendKind(draft, "thirdParty") === "priced";
}
