import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import type { QualityFigure } from "../../../../domain/quotes/insurer-quality.ts";
import type { CoverType } from "../../../../domain/quotes/package-kinds.ts";
import type {
  RefundProof,
  RefundReason,
  RefundWay,
} from "../../../../domain/refunds/refund-terms.ts";

export type QualityValues = Record<QualityFigure, string> & {
  sourceEn: string;
  sourceAr: string;
  asOf: string;
  isInvented: boolean;
};

/** What is typed of an insurer. */
export type InsurerValues = {
  nameEn: string;
  nameAr: string;
  phone: string;
  email: string;
  claimsPhone: string;
  days: readonly number[];
  from: string;
  to: string;
  ways: readonly RefundWay[];
  refundDays: string;
  needsIbanCertificate: boolean;
  proofs: Partial<Record<RefundReason, readonly RefundProof[]>>;
  sourceEn: string;
  sourceAr: string;
  readOn: string;
  thirdParty: QualityValues;
  comprehensive: QualityValues;
};

export type ChangeValues = (change: Partial<InsurerValues>) => void;

const qualityValues = (quality: InsurerShown["qualityByCover"][CoverType]): QualityValues => ({
  settlementDays: String(quality?.settlementDays ?? ""),
  paidPercent: String(quality?.paidPercent ?? ""),
  complaintsPerThousand: String(quality?.complaintsPerThousand ?? ""),
  sourceEn: quality?.source.en ?? "",
  sourceAr: quality?.source.ar ?? "",
  asOf: quality?.asOf ?? "",
  isInvented: quality?.isInvented ?? false,
});

export const valuesOf = (insurer: InsurerShown): InsurerValues => {
  const { name, contacts, refundTerms, qualityByCover } = insurer;
  return {
    nameEn: name.en,
    nameAr: name.ar,
    phone: contacts.phone ?? "",
    email: contacts.email ?? "",
    claimsPhone: contacts.claimsPhone ?? "",
    days: contacts.hours?.days ?? [],
    from: contacts.hours?.from ?? "",
    to: contacts.hours?.to ?? "",
    ways: refundTerms?.ways ?? [],
    refundDays: String(refundTerms?.days ?? ""),
    needsIbanCertificate: refundTerms?.needsIbanCertificate ?? false,
    proofs: refundTerms?.proofs ?? {},
    sourceEn: refundTerms?.source.en ?? "",
    sourceAr: refundTerms?.source.ar ?? "",
    readOn: refundTerms?.readOn ?? "",
    thirdParty: qualityValues(qualityByCover.thirdParty),
    comprehensive: qualityValues(qualityByCover.comprehensive),
  };
};
