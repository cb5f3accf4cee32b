import type { AddOn } from "../../../domain/quotes/add-ons.ts";
import type { LedgerCode, LedgerSource } from "../../../domain/quotes/ledger.ts";
import type { DeclineReason } from "../../../domain/quotes/tariff-part.ts";

/** How a price is made, and why there is none. */
export default {
  heading: "How the price is made up",
  sum: "You pay the insurer",
  fee: "{{brand}}'s fee",
  commission: "The insurer's commission to us: {{share}}% of the premium before VAT",
  commissionNotStated:
    "{{insurer}} pays us a commission out of this price and does not state how much.",
  paid: "How we rank and how we are paid",
  other: "Adjustment",
  lines: {
    tariffMinimum: "Motor tariff premium",
    vehicleValue: "The car's value",
    carAge: "The car's age",
    driverAge: "The driver's age",
    drivingYears: "Years driving in the UAE",
    claims: "Previous claims",
    financed: "Car on finance",
    lowerExcess: "A lower excess",
    insurerDiscount: "The insurer's discount",
    claimFree: "No-claims discount",
    tariffFloor: "Raised to the minimum premium",
    tariffCap: "Reduced to the maximum premium",
    agencyRepair: "Agency repair",
    insurerQuotation: "The insurer's quotation",
    vat: "VAT 5%",
  } satisfies Record<Exclude<LedgerCode, AddOn>, string>,
  sources: {
    tariff: "Motor tariff, Decision 30 of 2016",
    claimFree: "Motor tariff, Decision 30 of 2016",
    floor: "Minimum premiums, Decision 17 of 2020",
    insurer: "Price list of {{insurer}}",
    vat: "VAT law, Federal Decree-Law 8 of 2017",
  } satisfies Record<LedgerSource, string>,
  excessStep: {
    upTo: "For a car worth up to {{value}} the regulated maximum excess is {{maximum}}. Each step below it costs more.",
    above:
      "For a car worth more than {{value}} the regulated maximum excess is {{maximum}}. Each step below it costs more.",
  },
  assumption: "No official source",
  assumptionHelp:
    "We found no official text that confirms the lines marked “No official source”. The price shown is still the price you pay.",
  declined: {
    heading: "Not offered for your answers",
    driverTooYoung: "the driver is younger than this plan accepts",
    carTooOld: "the car is older than this plan accepts",
    valueTooHigh: "the car is worth more than this plan accepts",
    valueBelowTariff: "the tariff does not allow a price for a car of this value",
  } satisfies Record<DeclineReason | "heading", string>,
  changes: "What changed in the price",
};
