import type { Fils } from "../money.ts";
import { addOns, type AddOn } from "./add-ons.ts";
import type { RatedInput } from "./rated-inputs.ts";

/** Listed in the order in which a price is made. */
export const ledgerCodes = [
  "tariffMinimum",
  "vehicleValue",
  "carAge",
  "driverAge",
  "drivingYears",
  "claims",
  "financed",
  "lowerExcess",
  "insurerDiscount",
  "claimFree",
  "tariffFloor",
  "tariffCap",
  "agencyRepair",
  ...addOns,
  "insurerQuotation",
  "vat",
] as const;
export type LedgerCode = (typeof ledgerCodes)[number];

/**
 * Who sets an amount: the tariff (Insurance Authority Decision 30/2016), its claim-free discounts,
 * the floor of Decision 17/2020, the insurer's own edition, the Federal Decree-Law 8/2017 on VAT.
 */
export const ledgerSources = ["tariff", "claimFree", "floor", "insurer", "vat"] as const;
export type LedgerSource = (typeof ledgerSources)[number];

export type LedgerLine = {
  code: LedgerCode;
  amountFils: Fils;
  /** The inputs whose answers made the amount. */
  inputs: readonly RatedInput[];
  source: LedgerSource;
  /** False for an assumption, which must never be shown as law. */
  verified: boolean;
  /** The highest excess in dirhams that the regulator allows for the value; `lowerExcess` only. */
  maximumExcessAed?: number;
};

type Origin = Pick<LedgerLine, "inputs" | "source" | "verified">;

const byInsurer = (...inputs: RatedInput[]): Origin => ({
  inputs,
  source: "insurer",
  verified: true,
});

const addOnOrigins = Object.fromEntries(
  addOns.map((addOn) => [addOn, byInsurer("addOns")]),
) as Record<AddOn, Origin>;

/** Whether minimum, floor and cap are verified depends on their row in the tariff. */
export const ledgerOrigins: Record<LedgerCode, Origin> = {
  tariffMinimum: { inputs: [], source: "tariff", verified: false },
  vehicleValue: byInsurer("value"),
  carAge: byInsurer("year"),
  driverAge: byInsurer("driverBirthYear"),
  drivingYears: byInsurer("drivingYears"),
  claims: byInsurer("claims"),
  financed: byInsurer("financed"),
  lowerExcess: byInsurer("excess", "value"),
  insurerDiscount: byInsurer(),
  // The Decision gives 10 to 20 percent; which year earns how much is assumed.
  claimFree: { inputs: ["claimFreeYears"], source: "claimFree", verified: false },
  tariffFloor: { inputs: ["claims"], source: "floor", verified: false },
  tariffCap: { inputs: ["value"], source: "tariff", verified: false },
  agencyRepair: byInsurer("repair", "year"),
  ...addOnOrigins,
  // What the insurer asks for this car beside its price list; only in offers.
  insurerQuotation: byInsurer(),
  vat: { inputs: [], source: "vat", verified: true },
};
