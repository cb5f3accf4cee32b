import type { Fils } from "../money.ts";
import type { CarBody, CylinderCount } from "../vehicle/car.ts";
import type { CoverType } from "./package-kinds.ts";

type Band = { minimumAed: number; maximumAed: number; verified: boolean };

// Insurance Authority Board Decision 30/2016 (41/2017, 17/2020), before VAT.
// Rows not `verified` are our assumption: never present them as a legal minimum.
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

export function minimumPremiumFils(
  coverType: CoverType,
  body: CarBody,
  cylinders: CylinderCount,
): Fils {
  const row =
    coverType === "thirdParty" ? thirdPartyTariff[body][cylinders] : comprehensiveTariff[body];
  return row.minimumAed * 100;
}

export function maximumPremiumFils(
  coverType: CoverType,
  body: CarBody,
  cylinders: CylinderCount,
  vehicleValueAed: number,
): Fils {
  if (coverType === "thirdParty") return thirdPartyTariff[body][cylinders].maximumAed * 100;
  return Math.round(vehicleValueAed * comprehensiveTariff[body].maximumPercentOfValue);
}
