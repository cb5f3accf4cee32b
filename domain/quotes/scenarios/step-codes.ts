/**
 * Every code of a step: what it says, and the numbers its text may use. `aed` is in whole dirhams
 * unless it is marked "to the fils".
 */
export const stepCodes = [
  // What the event costs. Without a payer: the steps after it share the cost.
  { code: "scratchCosts", meaning: "Painting the scratched car costs this much", values: ["aed"] },
  {
    code: "ownDamageCosts",
    meaning: "Repairing your car costs this much after an accident you caused; no other car is hit",
    values: ["aed"],
  },
  {
    code: "floodCosts",
    meaning: "Repairing a car that stood parked in flood water costs this much",
    values: ["aed"],
  },
  {
    code: "familyInjuryCosts",
    meaning: "A court awards a hurt husband or wife, parent or child this much",
    values: ["aed"],
  },
  {
    code: "driverInjuryCosts",
    meaning: "Treating you, the driver at fault, costs this much",
    values: ["aed"],
  },
  {
    code: "othersDamageCosts",
    meaning: "What you damaged belongs to others and costs this much",
    values: ["aed"],
  },
  {
    code: "omanOwnDamageCosts",
    meaning: "Repairing your car after an accident in Oman that you caused costs this much",
    values: ["aed"],
  },
  {
    code: "omanOthersDamageCosts",
    meaning: "Repairing the other car in Oman costs this much",
    values: ["aed"],
  },
  {
    code: "carLost",
    meaning: "The car is beyond repair: its insured value is lost, so many days into the term",
    values: ["aed", "days"],
  },
  {
    code: "loanOutstanding",
    meaning: "The bank is still owed this much, a share of the car's value (example)",
    values: ["aed", "percent"],
  },

  // What you pay.
  {
    code: "ownDamageNotCovered",
    meaning: "Third-party cover pays nothing for your own car",
    values: [],
  },
  {
    code: "floodNotCovered",
    meaning: "Floods are not in this comprehensive cover without the add-on",
    values: [],
  },
  {
    code: "omanNotCovered",
    meaning: "This comprehensive cover ends at the border without the add-on",
    values: [],
  },
  {
    code: "partsDepreciation",
    meaning:
      "You pay a percent of the new parts in the car's year of use; new parts are taken as partsPercent of the bill; year 6 means the sixth and later",
    values: ["percent", "year", "partsPercent"],
  },
  { code: "excess", meaning: "The excess that was chosen, for each accident", values: ["aed"] },
  {
    code: "youngDriverExcess",
    meaning: "A driver under 25 pays up to this percent of the claim besides the excess",
    values: ["percent"],
  },
  {
    code: "totalLossDepreciation",
    meaning: "Percent a year off the sum insured, for the days insured so far (assumption)",
    values: ["percent", "days"],
  },
  {
    code: "familyBeyondLimit",
    meaning: "What the limit for each hurt member of the family does not reach",
    values: [],
  },
  {
    code: "driverNotCovered",
    meaning: "The driver at fault is not a third party; nothing pays for your own treatment",
    values: [],
  },
  {
    code: "driverBeyondLimit",
    meaning: "What the driver cover does not reach",
    values: [],
  },
  {
    code: "othersBeyondLimit",
    meaning: "What the limit for damage to others does not reach",
    values: [],
  },
  {
    code: "omanOthersNotCovered",
    meaning: "Without cover in Oman, and without a border policy, you pay for the other car",
    values: [],
  },

  // What the insurer pays.
  { code: "repairPaid", meaning: "The insurer pays the rest of the repair", values: [] },
  { code: "totalLossPaid", meaning: "The insurer pays you the rest of the value", values: [] },
  { code: "bankPaidFirst", meaning: "The insurer pays the bank what it is owed", values: [] },
  { code: "restPaidToYou", meaning: "What is left after the bank goes to you", values: [] },
  {
    code: "familyPaid",
    meaning: "Your family counts as a third party, up to this limit for each injured person",
    values: ["aed"],
  },
  {
    code: "passengerCoverPaid",
    meaning: "The passenger add-on pays beyond the limit",
    values: [],
  },
  { code: "driverCoverPaid", meaning: "The driver cover pays for your treatment", values: [] },
  {
    code: "othersPaid",
    meaning: "The insurer pays damage to others up to this limit per accident",
    values: ["aed"],
  },
  {
    code: "omanOthersPaid",
    meaning: "With cover in Oman and the Orange Card the insurer pays for the other car",
    values: [],
  },

  // What follows besides money.
  {
    code: "culpritFound",
    meaning: "If the culprit is found, the culprit's insurer pays all of it and you pay no excess",
    values: [],
  },
  {
    code: "repairAtGarage",
    meaning: "The car is repaired at a garage of the insurer's network",
    values: [],
  },
  {
    code: "repairAtAgency",
    meaning: "The car is repaired at the dealer's agency, as chosen",
    values: [],
  },
  {
    code: "rentalCar",
    meaning: "A rental car while yours is repaired, for so many days",
    values: ["days"],
  },
  {
    code: "newCarInstead",
    meaning: "Vehicle replacement pays for a new car, so nothing is taken off for age",
    values: [],
  },
  {
    code: "newCarNoLonger",
    meaning: "Vehicle replacement applies only in the car's first so many years, now over",
    values: ["years"],
  },
  { code: "wreckToInsurer", meaning: "The wreck then belongs to the insurer", values: [] },
  { code: "wreckIsYours", meaning: "You may sell the wreck; its price is unknown", values: [] },
  {
    code: "loanShortfall",
    meaning:
      "The payment does not cover the loan: you still owe the bank this much, to the fils (part of what you pay above)",
    values: ["aed"],
  },
  {
    code: "loanStillOwed",
    meaning: "Without own damage nothing is paid: the whole loan is still owed",
    values: ["aed"],
  },
  {
    code: "policeReport",
    meaning: "Get a police report: insurers and garages ask for one before they start",
    values: [],
  },
  {
    code: "orangeCard",
    meaning: "Carry the Orange Card: without it damage to others is not insured in Oman",
    values: [],
  },
  {
    code: "neverDriveIntoFlood",
    meaning: "Insurers refuse claims of cars that were driven into flood water",
    values: [],
  },
  {
    code: "noClaimsLost",
    meaning: "After the claim the discount for claim-free years falls away",
    values: [],
  },
  {
    code: "refundLost",
    meaning: "After the claim nothing is refunded when you cancel the policy early",
    values: [],
  },
  {
    code: "policyEnds",
    meaning: "The policy ends with the total loss once the car is deregistered",
    values: [],
  },
] as const satisfies readonly { code: string; meaning: string; values: readonly string[] }[];

export type StepCode = (typeof stepCodes)[number]["code"];
