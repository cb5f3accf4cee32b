import {
  doubtsAbout,
  needsApproval,
  needsReason,
  needsReference,
  type PriceComparison,
} from "../../../domain/offers/compare-price.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import { askApprovalIn } from "../../records/approvals/approvals-store.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { compareOfferIn } from "./compare-offer.ts";

/** What somebody approves: terms, version and comparison. Any other value is another digest. */
export const approvalContentOf = (offer: OfferRow, comparison: PriceComparison) => ({
  version: offer.version,
  planId: offer.planId,
  insurer: offer.insurer,
  planName: { en: offer.nameEn, ar: offer.nameAr },
  coverType: offer.coverType,
  excessAed: offer.excessAed,
  repair: offer.repair,
  sumInsuredAed: offer.sumInsuredAed,
  addOns: offer.addOns,
  startDate: offer.startDate,
  priceFils: offer.priceFils,
  insurerRef: offer.insurerRef,
  priceReason: offer.priceReason,
  why: offer.why,
  validUntil: offer.validUntil,
  comparison,
});

/**
 * Asks a second person where the price is to be questioned; answers whether the draft waits.
 * @throws {Problem} request.invalid where the insurer's reference or a reason is missing
 */
export const holdDoubtfulIn = async (
  tx: Transaction,
  quotes: Pick<Quotes, "rateAllIn">,
  request: RequestRow,
  draft: OfferRow,
  { staffId, at }: { staffId: string; at: Date },
): Promise<boolean> => {
  const comparison = await compareOfferIn(tx, quotes, request, draft);
  const doubts = doubtsAbout(draft.priceFils, draft.sumInsuredAed, comparison);
  if (needsReference(doubts) && draft.insurerRef === "")
    throw new Problem("offers.priceReference", { field: "insurerRef" });
  if (needsReason(doubts) && draft.priceReason === "")
    throw new Problem("offers.priceReason", { field: "priceReason" });
  if (!needsApproval(doubts)) return false;
  const content = approvalContentOf(draft, comparison);
  const subject = { kind: "offer" as const, subjectId: draft.id, requestId: request.id };
  await askApprovalIn(tx, { ...subject, content }, staffId, at);
  return true;
};
