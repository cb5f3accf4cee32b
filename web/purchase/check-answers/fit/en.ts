import type { FitField } from "../../../../domain/purchase/fit-fields.ts";
import type { Misfit } from "../../../../domain/purchase/fit-check.ts";

export default {
  heading: "Does this policy fit?",
  optional: "Optional",
  help: "Tell us more, and we will point out what does not match. You can send your request either way.",
  bank: "Bank",
  registrationEnds: "Registration ends",
  drivingToOman: "Driving to Oman",
  driverUnder25: "Another driver under 25",
  hints: {
    bank: "The one that finances the car",
    registrationEnds: "As on your vehicle licence (mulkiya)",
    drivingToOman: "You also need an orange card from the insurer",
    driverUnder25: "Anyone else who drives the car",
  } satisfies Record<FitField, string>,
  open: "Not answered",
  yes: "Yes",
  no: "No",
  misfits: {
    financeNeedsComprehensive: {
      says: "A bank that finances a car usually asks for comprehensive cover. This is third-party cover.",
      change: "See comprehensive quotes",
    },
    bankNotNamed: {
      says: "Your car is on finance. The policy must name the bank.",
      change: "Name the bank",
    },
    financeNotRated: {
      says: "You named a bank, but the price is for a car without finance.",
      change: "Change it in your quotes",
    },
    registrationGap: {
      says: "Your registration ends on {{registration}}, but this cover starts on {{start}}. The car must not be driven in between.",
      change: "Change the start date",
    },
    coverEndsFirst: {
      says: "You renew the registration on {{registration}} for a year, but this cover ends on {{end}}, before that year is over.",
      change: "Change the start date",
    },
    agencyNotSold: {
      says: "You want agency repair. {{insurer}} does not sell it for this car with this plan.",
      change: "See other quotes",
    },
    omanNotCovered: {
      says: "This plan does not cover your car in Oman.",
      change: "Add cover in Oman",
    },
    youngDriver: {
      says: "When a driver under 25 causes damage, you pay up to 10% of the damage on top of the excess.",
      change: "Change the answer",
    },
    youngDriverThirdParty: {
      says: "Third-party cover does not pay for damage to your own car, even when another driver causes it. With comprehensive cover and a driver under 25, you pay up to 10% of the damage on top of the excess.",
      change: "See comprehensive quotes",
    },
  } satisfies Record<Misfit, { says: string; change: string }>,
};
