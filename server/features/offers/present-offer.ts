import type { Insurer } from "../../../contract/insurers.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import type { Offer } from "../../../contract/offer.ts";
import { momentOf } from "../../../contract/values.ts";
import { doubtsAbout } from "../../../domain/offers/compare-price.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";

const ratedLedger = (ledger: OfferRow["ledger"]): Offer["ledger"] =>
  ledger.map(({ code, amountFils, source, verified, maximumExcessAed }) => ({
    code,
    amountFils,
    ...(source !== undefined && { source }),
    ...(verified !== undefined && { verified }),
    ...(maximumExcessAed !== undefined && { maximumExcessAed }),
  }));

/** @param today in Dubai: an offer is over with its last day, before any sweep */
export const presentOffer = (row: OfferRow, insurers: readonly Insurer[], today: string): Offer => {
  const { insurer, nameEn: en, nameAr: ar, validUntil } = row;
  const known = insurers.find(({ slug }) => slug === insurer);
  return {
    id: row.id,
    version: row.version,
    state: row.state === "open" && validUntil < today ? "expired" : row.state,
    supersedes: row.supersedes,
    insurer,
    insurerName: known?.name ?? { en: insurer, ar: insurer },
    logo: known?.logo ?? null,
    planName: { en, ar },
    coverType: row.coverType,
    excessAed: row.excessAed,
    repair: row.repair,
    sumInsuredAed: row.sumInsuredAed,
    addOns: row.addOns,
    startDate: row.startDate,
    priceFils: row.priceFils,
    ledger: ratedLedger(row.ledger),
    why: row.why,
    validUntil,
  };
};

/** What only staff see of it: the comparison is that of the moment when the terms were written. */
export const presentDeskOffer = (
  row: OfferRow,
  insurers: readonly Insurer[],
  today: string,
): Omit<DeskOffer, "staff" | "approval"> => ({
  ...presentOffer(row, insurers, today),
  plan: row.planId,
  insurerRef: row.insurerRef,
  priceReason: row.priceReason,
  comparison: row.comparison,
  doubts: row.comparison ? doubtsAbout(row.priceFils, row.sumInsuredAed, row.comparison) : [],
  createdAt: row.createdAt.toISOString(),
  sentAt: momentOf(row.sentAt),
  decidedAt: momentOf(row.decidedAt),
});
