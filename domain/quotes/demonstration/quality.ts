import type { InsurerQuality, QualityByCover } from "../insurer-quality.ts";
import type { InsurerSlug } from "./insurers.ts";

type Figures = Omit<InsurerQuality, "source" | "asOf" | "isInvented">;

/** Invented, as the insurers are (ruling B4). */
const invented = (figures: Figures): InsurerQuality => ({
  ...figures,
  source: { en: "the insurer's own statement", ar: "بيان شركة التأمين نفسها" },
  asOf: "2025-12-31",
  isInvented: true,
});

/** Hazm publishes some figures only, and Lulwa none. */
export const qualityOfInsurers: Record<InsurerSlug, QualityByCover> = {
  falaj: {
    thirdParty: invented({ settlementDays: 10, paidPercent: 94.2, complaintsPerThousand: 1 }),
    comprehensive: invented({ settlementDays: 8, paidPercent: 95, complaintsPerThousand: 0.9 }),
  },
  marsa: {
    thirdParty: invented({ settlementDays: 9, paidPercent: 95.5, complaintsPerThousand: 0.7 }),
    comprehensive: invented({ settlementDays: 7, paidPercent: 96, complaintsPerThousand: 0.8 }),
  },
  nakhla: {
    thirdParty: invented({ settlementDays: 11, paidPercent: 93, complaintsPerThousand: 1.3 }),
    comprehensive: invented({ settlementDays: 9, paidPercent: 94, complaintsPerThousand: 1.1 }),
  },
  qandeel: {
    thirdParty: invented({ settlementDays: 13.5, paidPercent: 91, complaintsPerThousand: 1.5 }),
    comprehensive: invented({ settlementDays: 12, paidPercent: 93, complaintsPerThousand: 1.3 }),
  },
  sidrah: {
    thirdParty: invented({ settlementDays: 12, paidPercent: 92.8, complaintsPerThousand: 1.2 }),
    comprehensive: invented({ settlementDays: 11, paidPercent: 92, complaintsPerThousand: 1.6 }),
  },
  lulwa: { thirdParty: invented({}), comprehensive: invented({}) },
  hazm: {
    thirdParty: invented({ settlementDays: 16 }),
    comprehensive: invented({ settlementDays: 14, paidPercent: 89 }),
  },
};
