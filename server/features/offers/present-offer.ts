import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import type { Offer, OfferedTerms } from "../../../contract/offer.ts";
import { momentOf } from "../../../contract/values.ts";
import type { Language } from "../../../domain/language.ts";
import { doubtsAbout } from "../../../domain/offers/compare-price.ts";
import { differsFromAsked } from "../../../domain/offers/differs-from-asked.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import { type InsurerRow, logoOf } from "../quotes/insurers-store.ts";
import type { OfferBasis } from "./offer-basis.ts";
import { coverOfOffer } from "./offer-cover.ts";

const ratedLedger = (ledger: OfferRow["ledger"]): Offer["ledger"] =>
  ledger.map(({ code, amountFils, source, verified, maximumExcessAed }) => ({
    code,
    amountFils,
    ...(source !== undefined && { source }),
    ...(verified !== undefined && { verified }),
    ...(maximumExcessAed !== undefined && { maximumExcessAed }),
  }));

const insurerOf = ({ insurer }: OfferRow, insurers: readonly InsurerRow[]) =>
  insurers.find(({ slug }) => slug === insurer);

/** @param today in Dubai: an offer is over with its last day, before any sweep */
const presentTerms = (
  row: OfferRow,
  insurer: InsurerRow | undefined,
  today: string,
): OfferedTerms => {
  const { nameEn: en, nameAr: ar, validUntil } = row;
  return {
    id: row.id,
    version: row.version,
    state: row.state === "open" && validUntil < today ? "expired" : row.state,
    supersedes: row.supersedes,
    insurer: row.insurer,
    insurerName: { en: insurer?.nameEn ?? row.insurer, ar: insurer?.nameAr ?? row.insurer },
    logo: insurer ? logoOf(insurer) : null,
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

export const presentOffer = (
  row: OfferRow,
  { insurers, planOf, asked }: OfferBasis,
  { language, today }: { language: Language; today: string },
): Offer => {
  const insurer = insurerOf(row, insurers);
  const plan = planOf(row);
  const quality = insurer?.quality[row.coverType];
  const { cover, terms } = coverOfOffer(row, plan);
  return {
    ...presentTerms(row, insurer, today),
    cover: cover && [...cover],
    terms: terms && [...terms],
    planVersion: row.planVersion,
    documents: row.planVersion === null ? [] : (plan?.documents ?? []),
    description: (language === "ar" ? plan?.descriptionAr : plan?.descriptionEn) ?? "",
    ...(quality && { quality: { ...quality, source: quality.source[language] } }),
    differs: differsFromAsked(asked, row),
  };
};

/** What only staff see of it: the comparison is that of the moment when the terms were written. */
export const presentDeskOffer = (
  row: OfferRow,
  insurers: readonly InsurerRow[],
  today: string,
): Omit<DeskOffer, "staff" | "approval" | "planVersion"> => ({
  ...presentTerms(row, insurerOf(row, insurers), today),
  plan: row.planId,
  insurerRef: row.insurerRef,
  priceReason: row.priceReason,
  comparison: row.comparison,
  doubts: row.comparison ? doubtsAbout(row.priceFils, row.sumInsuredAed, row.comparison) : [],
  createdAt: row.createdAt.toISOString(),
  sentAt: momentOf(row.sentAt),
  decidedAt: momentOf(row.decidedAt),
});
