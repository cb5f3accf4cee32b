export const termCodes = [
  "unifiedPolicy",
  "thirteenMonths",
  "validLicence",
  "youngDriverExcess",
  "excessPerAccident",
  "approvedGarages",
  "agencyRepair",
  "takaful",
] as const;
export type TermCode = (typeof termCodes)[number];
