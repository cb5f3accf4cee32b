import { describe, expect, it } from "vitest";
import { type FitQuestion, type Misfit, misfitsOf } from "./fit-check.ts";

const fitting: FitQuestion = {
  coverType: "comprehensive",
  startDate: "2026-12-01",
  registrationEnds: "2026-12-10",
  financed: false,
  bank: "",
  wantsAgencyRepair: false,
  drivesToOman: false,
  hasDriverUnder25: false,
  terms: { hasAgencyRepair: false, coversOman: false },
};
const thirdParty = { coverType: "thirdParty" } as const;

type Row = [words: string, change: Partial<FitQuestion>, found: Misfit[]];

const rows: Row[] = [
  ["nothing to mention", {}, []],
  ["nothing asked", { registrationEnds: "", terms: undefined }, []],

  ["finance with a bank", { financed: true, bank: "Bank of Ras" }, []],
  ["finance without a bank", { financed: true }, ["bankNotNamed"]],
  ["a bank, but rated without finance", { bank: "Bank of Ras" }, ["financeNotRated"]],
  [
    "finance with third-party cover",
    { ...thirdParty, financed: true, bank: "Bank of Ras" },
    ["financeNeedsComprehensive"],
  ],
  [
    "finance with third-party cover and no bank",
    { ...thirdParty, financed: true },
    ["financeNeedsComprehensive", "bankNotNamed"],
  ],
  [
    "a bank with third-party cover",
    { ...thirdParty, bank: "Bank of Ras" },
    ["financeNeedsComprehensive"],
  ],

  ["a registration that ends as the cover starts", { registrationEnds: "2026-12-01" }, []],
  ["cover from the day after the registration", { registrationEnds: "2026-11-30" }, []],
  ["a day without either", { registrationEnds: "2026-11-29" }, ["registrationGap"]],
  ["a registration long over", { registrationEnds: "2024-02-29" }, ["registrationGap"]],
  ["cover to the end of the next registration year", { registrationEnds: "2026-12-31" }, []],
  ["cover a day short of it", { registrationEnds: "2027-01-01" }, ["coverEndsFirst"]],
  [
    "a registration that ends on a leap day",
    { startDate: "2028-01-29", registrationEnds: "2028-02-29" },
    [],
  ],
  ["no start yet", { startDate: "" }, []],

  ["agency repair that is not sold", { wantsAgencyRepair: true }, ["agencyNotSold"]],
  [
    "agency repair that is sold",
    { wantsAgencyRepair: true, terms: { hasAgencyRepair: true, coversOman: false } },
    [],
  ],
  ["Oman without cover", { drivesToOman: true }, ["omanNotCovered"]],
  [
    "Oman with cover",
    { drivesToOman: true, terms: { hasAgencyRepair: false, coversOman: true } },
    [],
  ],
  [
    "wishes while the terms are unknown",
    { wantsAgencyRepair: true, drivesToOman: true, terms: undefined },
    [],
  ],

  ["a young driver", { hasDriverUnder25: true }, ["youngDriver"]],
  [
    "a young driver with third-party cover",
    { ...thirdParty, hasDriverUnder25: true },
    ["youngDriverThirdParty"],
  ],
  [
    "much at once, in the order of the page",
    { financed: true, registrationEnds: "2026-10-01", drivesToOman: true, hasDriverUnder25: true },
    ["bankNotNamed", "registrationGap", "omanNotCovered", "youngDriver"],
  ],
];

describe("the fit of a policy", () => {
  it.each(rows)("is judged for %s", (_words, change, found) => {
    expect(misfitsOf({ ...fitting, ...change })).toEqual(found);
  });
});
