export const termCodes = [
  "unifiedPolicy",
  "thirteenMonths",
  "validLicence",
  "youngDriverExcess",
  "excessPerAccident",
  "approvedGarages",
  "agencyRepair",
] as const;
export type TermCode = (typeof termCodes)[number];
