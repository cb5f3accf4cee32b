import type { Bilingual } from "../language.ts";
import type { CoverType } from "./package-kinds.ts";

/** In the order in which they are shown. */
export const qualityFigures = ["settlementDays", "paidPercent", "complaintsPerThousand"] as const;
export type QualityFigure = (typeof qualityFigures)[number];

/**
 * How an insurer deals with claims and complaints under one cover: figures of the national motor
 * quotation (UAE Open Finance, `AEInsuranceServiceRating`), each from 0 to 100 with at most one
 * decimal, and absent where the insurer does not publish it. Nothing that prices or sorts reads them.
 */
export type InsurerQuality = {
  /** `AverageClaimSettlementTime`: calendar days from filing a claim to its payment, on average. */
  settlementDays?: number | undefined;
  /** `ClaimSettlementRatio`: percent of the claims filed that were paid. */
  paidPercent?: number | undefined;
  /** `CustomerComplaintRate`: complaints for each 1,000 active policies. */
  complaintsPerThousand?: number | undefined;
  /** Who says so. */
  source: Bilingual;
  /** The last day that they count (YYYY-MM-DD). */
  asOf: string;
  isInvented: boolean;
};

/** From 0 to 100, with at most one decimal. */
export const isQualityFigure = (value: number): boolean =>
  value >= 0 && value <= 100 && Number(value.toFixed(1)) === value;

export type QualityByCover = Partial<Record<CoverType, InsurerQuality>>;
