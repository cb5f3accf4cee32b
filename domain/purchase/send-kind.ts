import type { CoverType } from "../quotes/package-kinds.ts";
import { isPricedOnline, parseCarOrigin } from "../vehicle/car.ts";
import { parseEmirate } from "../vehicle/emirates.ts";
import { isListedPlateCode } from "../vehicle/plate-codes.ts";
import { plateOf, type PurchaseDraft } from "./draft.ts";

const sendKinds = ["priced", "lead"] as const;
export type SendKind = (typeof sendKinds)[number];

export type LeadCause = "carOrigin" | "companytype" | "plateCode";

/** Rulings P8 and P15; an unanswered question makes no lead. */
export function leadCause(draft: PurchaseDraft, coverType: CoverType): LeadCause | undefined {
  const origin = parseCarOrigin(draft.carOrigin);
  if (origin && !isPricedOnline(origin)) return "carOrigin";
  if (draft.type === "new" && coverType === "comprehensive") return "companytype";

  const plate = plateOf(draft);
  const source = plate && parseEmirate(plate.emirate);
  const isUnlisted = source && plate.code !== "" && !isListedPlateCode(source, plate.code);
  return isUnlisted ? "plateCode" : undefined;
}

export function sendKind(draft: PurchaseDraft, coverType: CoverType): SendKind {
  return leadCause(draft, coverType) ? "lead" : "priced";
}

/** Rulings P3 and P15. */
export function hasOnlinePrices(draft: PurchaseDraft): boolean {
  return sendKind(draft, "thirdParty") === "priced";
}
