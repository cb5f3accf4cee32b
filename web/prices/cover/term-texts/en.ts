import type { TermCode } from "../../../../domain/quotes/term-codes.ts";

export default {
  unifiedPolicy: "The wording is the unified motor policy of the UAE.",
  thirteenMonths: "Cover runs for 13 months, so that you can renew without a gap.",
  validLicence: "Anyone who drives must have a licence valid for this kind of car.",
  youngDriverExcess:
    "When a driver under 25 causes damage, you pay up to 10% of it on top of the excess.",
  excessPerAccident:
    "The excess is paid once for each accident that you caused, or where it is not known who caused it.",
  approvedGarages: "Repairs are done at garages the insurer has approved.",
  agencyRepair: "The years of agency repair count from the car's first registration.",
  takaful: "In takaful, the insured members share the risk in a common fund.",
} satisfies Record<TermCode, string>;
