import { inputsAsRated } from "../../../domain/quotes/inputs-as-rated.ts";
import { ENGINE_VERSION, type Priced } from "../../../domain/quotes/rate.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Risk } from "../../../domain/quotes/risk.ts";
import type { RequestRow } from "./requests-store.ts";

type Sold = {
  plan: {
    insurer: string;
    nameEn: string;
    nameAr: string;
    coverType: CoverType;
    versionDigest: string;
  };
  packageId: string;
  /** Digest. */
  edition: string;
  risk: Risk;
  rated: Priced;
};

/** What is sold is never rated again, so the row holds all that made its price. */
export const ratedColumns = ({ plan, packageId, edition, risk, rated }: Sold) =>
  ({
    packageId,
    insurer: plan.insurer,
    companyNameEn: plan.nameEn,
    companyNameAr: plan.nameAr,
    coverType: plan.coverType,
    priceFils: rated.priceFils,
    ledger: rated.ledger,
    inputs: inputsAsRated(risk, rated),
    edition,
    planVersion: plan.versionDigest,
    engineVersion: ENGINE_VERSION,
    ratedOn: risk.day,
  }) satisfies Partial<RequestRow>;

export const noPrice = {
  priceFils: null,
  ledger: null,
  edition: null,
  planVersion: null,
  engineVersion: null,
  ratedOn: null,
} as const satisfies Partial<RequestRow>;

export const noPackage = {
  packageId: null,
  insurer: null,
  companyNameEn: null,
  companyNameAr: null,
  ...noPrice,
} as const satisfies Partial<RequestRow>;
