import { VAT_PERCENT, type Fils } from "../money.ts";
import type { CarBody, CylinderCount } from "../vehicle/car.ts";
import type { CoverType } from "./package-kinds.ts";

type Band = { minimumAed: number; maximumAed: number; verified: boolean };

/**
 * Motor tariff of Insurance Authority Board Decision 30/2016 (from 1 January 2017, amended by 41/2017
 * and 17/2020): third-party premiums in dirhams before VAT. Rows that are not `verified` are our
 * assumption, kept monotone, and must not appear in any statement about a legal minimum.
 */
const thirdPartyTariff: Record<CarBody, Record<CylinderCount, Band>> = {
  saloon: {
    "4": { minimumAed: 750, maximumAed: 1_300, verified: true },
    "6": { minimumAed: 1_000, maximumAed: 1_700, verified: false },
    "8": { minimumAed: 1_300, maximumAed: 2_100, verified: true },
  },
  station: {
    "4": { minimumAed: 1_000, maximumAed: 1_750, verified: true },
    "6": { minimumAed: 1_050, maximumAed: 1_950, verified: false },
    "8": { minimumAed: 1_250, maximumAed: 2_150, verified: false },
  },
};

/** Comprehensive premiums, same source: a floor in dirhams, a ceiling in percent of the value. */
const comprehensiveTariff: Record<
  CarBody,
  { minimumAed: number; maximumPercentOfValue: number; verified: Record<CylinderCount, boolean> }
> = {
  saloon: {
    minimumAed: 1_300,
    maximumPercentOfValue: 5,
    verified: { "4": true, "6": false, "8": true },
  },
  station: {
    minimumAed: 2_000,
    maximumPercentOfValue: 7,
    verified: { "4": true, "6": false, "8": true },
  },
};

export function tariffIsVerified(
  coverType: CoverType,
  body: CarBody,
  cylinders: CylinderCount,
): boolean {
  return coverType === "thirdParty"
    ? thirdPartyTariff[body][cylinders].verified
    : comprehensiveTariff[body].verified[cylinders];
}

/** The lowest yearly premium before discounts and VAT, in fils. */
export function minimumPremiumFils(
  coverType: CoverType,
  body: CarBody,
  cylinders: CylinderCount,
): Fils {
  const row =
    coverType === "thirdParty" ? thirdPartyTariff[body][cylinders] : comprehensiveTariff[body];
  return row.minimumAed * 100;
}

/** The highest yearly premium before VAT, in fils; comprehensive depends on the car's value (AED). */
export function maximumPremiumFils(
  coverType: CoverType,
  body: CarBody,
  cylinders: CylinderCount,
  vehicleValueAed: number,
): Fils {
  if (coverType === "thirdParty") return thirdPartyTariff[body][cylinders].maximumAed * 100;
  return Math.round(vehicleValueAed * comprehensiveTariff[body].maximumPercentOfValue);
}

export const ledgerCodes = ["tariffMinimum", "insurerDiscount", "vat"] as const;
export type LedgerCode = (typeof ledgerCodes)[number];
export type LedgerLine = { code: LedgerCode; amountFils: Fils };

/** A yearly price with VAT and how it came about; the lines add up to `priceFils`. */
type PricedPremium = { priceFils: Fils; ledger: LedgerLine[] };

/** The tariff minimum less an insurer's discount (percent), plus 5 % VAT. */
export function pricePremium(risk: {
  coverType: CoverType;
  body: CarBody;
  cylinders: CylinderCount;
  discountPercent: number;
}): PricedPremium {
  const minimum = minimumPremiumFils(risk.coverType, risk.body, risk.cylinders);
  const discount = Math.round((minimum * risk.discountPercent) / 100);
  const vat = Math.round(((minimum - discount) * VAT_PERCENT) / 100);
  const ledger: LedgerLine[] = [
    { code: "tariffMinimum", amountFils: minimum },
    ...(discount > 0 ? [{ code: "insurerDiscount" as const, amountFils: -discount }] : []),
    { code: "vat", amountFils: vat },
  ];
  return { priceFils: minimum - discount + vat, ledger };
}
