import type { CoverType } from "../quotes/package-kinds.ts";
import { coverEndsOn } from "../requests/cover-period.ts";

/** Listed in the order in which they are shown. */
export const misfits = [
  "financeNeedsComprehensive",
  "bankNotNamed",
  "financeNotRated",
  "registrationGap",
  "coverEndsFirst",
  "agencyNotSold",
  "omanNotCovered",
  "youngDriver",
  "youngDriverThirdParty",
] as const;
export type Misfit = (typeof misfits)[number];

export type FitQuestion = {
  coverType: CoverType;
  /** Days as YYYY-MM-DD, "" where it is not known. */
  startDate: string;
  registrationEnds: string;
  financed: boolean;
  bank: string;
  wantsAgencyRepair: boolean;
  drivesToOman: boolean;
  hasDriverUnder25: boolean;
  /** Undefined while the plan's terms are not known. */
  terms: { hasAgencyRepair: boolean; coversOman: boolean } | undefined;
};

const DAY_MS = 86_400_000;
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The registration is renewed for a year, which the cover must outlast. */
const yearAfter = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  const end = Date.UTC(year + 1, month - 1, Math.min(date, lastOfMonth));
  return new Date(end).toISOString().slice(0, 10);
};

const financeMisfits = ({ coverType, financed, bank }: FitQuestion): Misfit[] => {
  const isFinanced = financed || bank !== "";
  return [
    ...(isFinanced && coverType === "thirdParty" ? (["financeNeedsComprehensive"] as const) : []),
    ...(financed && bank === "" ? (["bankNotNamed"] as const) : []),
    ...(!financed && bank !== "" && coverType === "comprehensive"
      ? (["financeNotRated"] as const)
      : []),
  ];
};

const termMisfits = ({ startDate, registrationEnds }: FitQuestion): Misfit[] => {
  if (startDate === "" || registrationEnds === "") return [];
  if (startDate > dayAfter(registrationEnds)) return ["registrationGap"];
  return coverEndsOn(startDate) < yearAfter(registrationEnds) ? ["coverEndsFirst"] : [];
};

const coverMisfits = ({ terms, ...question }: FitQuestion): Misfit[] => {
  if (!terms) return [];
  return [
    ...(question.wantsAgencyRepair && !terms.hasAgencyRepair ? (["agencyNotSold"] as const) : []),
    ...(question.drivesToOman && !terms.coversOman ? (["omanNotCovered"] as const) : []),
  ];
};

const driverMisfits = ({ hasDriverUnder25, coverType }: FitQuestion): Misfit[] => {
  if (!hasDriverUnder25) return [];
  return [coverType === "comprehensive" ? "youngDriver" : "youngDriverThirdParty"];
};

/**
 * Where the answers and the chosen policy do not fit together: said in words, never a block. The
 * unified policy (Insurance Authority Decision 25/2016) adds up to 10 % for a driver under 25.
 */
export const misfitsOf = (question: FitQuestion): Misfit[] => [
  ...financeMisfits(question),
  ...termMisfits(question),
  ...coverMisfits(question),
  ...driverMisfits(question),
];
