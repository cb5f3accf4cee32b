import type { DeclineReason } from "../../domain/quotes/tariff-part.ts";
import type { Claims } from "../../domain/quotes/claims.ts";
import type { AddOn } from "../../domain/quotes/add-ons.ts";
import type { LedgerCode, LedgerSource } from "../../domain/quotes/ledger.ts";
import type { RatedInput, Repair } from "../../domain/quotes/rated-inputs.ts";

const addOns = {
  driverCover: "Driver cover",
  passengerCover: "Passenger cover",
  roadsideAssistance: "Roadside assistance",
  omanCover: "Oman cover",
  naturalDisaster: "Natural disasters",
  vehicleReplacement: "New car after a total loss",
  offRoad: "Driving off the road",
  carRental: "Rental car during repair",
} satisfies Record<AddOn, string>;

export default {
  heading: "How the price is made",
  sum: "You pay the insurer",
  other: "Adjustment",
  lines: {
    tariffMinimum: "Premium of the motor tariff",
    vehicleValue: "The car's value",
    carAge: "The car's age",
    driverAge: "The driver's age",
    drivingYears: "Years driving in the UAE",
    claims: "Previous claims",
    financed: "Car on finance",
    lowerExcess: "A lower excess",
    insurerDiscount: "The insurer's discount",
    claimFree: "No-claims discount",
    tariffFloor: "Raised to the lowest premium",
    tariffCap: "Lowered to the highest premium",
    agencyRepair: "Agency repair",
    ...addOns,
    vat: "VAT 5%",
  } satisfies Record<LedgerCode, string>,
  sources: {
    tariff: "Motor tariff, Decision 30 of 2016",
    claimFree: "Motor tariff, Decision 30 of 2016",
    floor: "Lowest premiums, Decision 17 of 2020",
    insurer: "Set by {{insurer}}",
    vat: "Federal Decree-Law 8 of 2017",
  } satisfies Record<LedgerSource, string>,
  assumption: "Our assumption",
  assumptionHelp:
    "We found no official text that confirms what is marked as our assumption. The price is still the one you pay.",
  assumed: {
    heading: "What we assumed",
    help: "Your own answers make the price exact.",
    change: "Change these answers",
  },
  inputs: {
    value: "Vehicle value",
    year: "Model year",
    driverBirthYear: "Driver's year of birth",
    drivingYears: "Years driving in the UAE",
    claims: "Claims in the last 24 months",
    claimFreeYears: "Years without a claim",
    financed: "Car on finance",
    excess: "Excess",
    repair: "Repair",
    addOns: "Add-ons",
  } satisfies Record<RatedInput, string>,
  values: {
    yes: "Yes",
    no: "No",
    none: "None",
    one: "One",
    two_or_more: "Two or more",
    garage: "Approved garage",
    agency: "Agency",
  } satisfies Record<Claims | Repair | "yes" | "no", string>,
  addOns,
  declined: {
    heading: "Not offered for your answers",
    driverTooYoung: "the driver is younger than this plan accepts",
    carTooOld: "the car is older than this plan accepts",
    valueTooHigh: "the car is worth more than this plan accepts",
    valueBelowTariff: "the tariff leaves no price for a car of this value",
  } satisfies Record<DeclineReason | "heading", string>,
  changes: "What changed in the price",
};
