import type { Event, Payer, RuleSource } from "../../../domain/quotes/scenarios/scenario.ts";
import type { StepCode } from "../../../domain/quotes/scenarios/step-codes.ts";

type CountedStep = "rentalCar";

export default {
  happened: "What happened",
  events: {
    parkedScratch: "Parked car scratched",
    ownFault: "Accident that is your fault",
    flood: "Wadi flood",
    familyHurt: "Family member hurt",
    damageToOthers: "AED 2.4 million of damage to others",
    omanTrip: "Accident in Oman",
    totalLoss: "Total loss in the third year",
    youngDriver: "Driver under 25",
    financedWriteOff: "Financed car written off",
  } satisfies Record<Event, string>,
  situations: {
    parkedScratch: "Someone scratches your car in a car park and drives away.",
    ownFault:
      "You hit a lamp post. Here we work out the repair of your own car; your third-party cover pays for the post.",
    flood: "A wadi rises at night, and the water reaches your parked car.",
    familyHurt: "You cause an accident. A family member in the car is hurt, and so are you.",
    damageToOthers: "You drive into a shop and the cars in front of it.",
    omanTrip: "On a trip to Oman you cause an accident with another car.",
    totalLoss: "After an accident that you caused, your car is beyond repair.",
    youngDriver:
      "A driver under 25 hits a lamp post with your car. Here we work out the repair of your own car.",
    financedWriteOff:
      "You are still paying off the car, and after an accident it is beyond repair.",
  } satisfies Record<Event, string>,
  left: "Your share",
  nothingLeft: "You pay nothing",
  damage: "of AED {{aed}}",
  payers: {
    insurer: "The insurer",
    you: "You",
    otherInsurer: "The other side's insurer",
  } satisfies Record<Payer, string>,
  split: "Who pays",
  steps: "Step by step",
  besides: "What else to know",
  sources: {
    unifiedPolicy: "Unified motor policy, Decision 25 of 2016",
    tariff: "Motor tariff, Decision 30 of 2016",
    planTerms: "Terms of this cover",
    insurerPractice: "Usual practice of insurers",
    example: "Figure in this example",
  } satisfies Record<RuleSource, string>,
  rests: "This answer is based on what we assumed",
  price: "Price, VAT included",
  together: "Price plus your share",
  cheaper: {
    dearer:
      "{{cheapest}} costs AED {{saved}} less than {{better}}, but here your share is AED {{more}} higher.",
    none: "{{cheapest}} costs least, and here your share is lowest too.",
    same: "Here your share is the same with all of them. {{cheapest}} costs least.",
  },
  outdated: "Your answers are no longer complete. Load the prices again.",
  useYears: {
    first: "first",
    second: "second",
    third: "third",
    fourth: "fourth",
    fifth: "fifth",
    later: "sixth or a later",
  },
  step: {
    scratchCosts: "Painting the scratched car costs AED {{aed}}.",
    ownDamageCosts: "Repairing your car costs AED {{aed}}. No other car is damaged.",
    floodCosts: "Repairing the water damage costs AED {{aed}}.",
    familyInjuryCosts: "A court awards the injured family member AED {{aed}}.",
    driverInjuryCosts: "Your own treatment costs AED {{aed}}.",
    othersDamageCosts: "The damage to others costs AED {{aed}}.",
    omanOwnDamageCosts: "Repairing your own car costs AED {{aed}}.",
    omanOthersDamageCosts: "Repairing the other car costs AED {{aed}}.",
    carLost:
      "Your car is written off on day {{days}} of the policy. The car's value is AED {{aed}}.",
    loanOutstanding: "You still owe the bank AED {{aed}}, {{percent}}% of the car's value.",
    ownDamageNotCovered: "Third-party cover pays nothing for your own car.",
    floodNotCovered: "Without the natural disaster add-on, floods are not covered.",
    omanNotCovered: "Without cover in Oman, the cover for your own car ends at the border.",
    partsDepreciation:
      "In the car's {{year}} year of use you pay {{percent}}% of the cost of new parts. We assume that parts are {{partsPercent}}% of the bill.",
    excess: "You pay the excess, AED {{aed}} for each accident.",
    youngDriverExcess:
      "For a driver under 25 you pay up to {{percent}}% of the damage on top of the excess.",
    totalLossDepreciation:
      "Up to {{percent}}% a year is deducted from the car's value, here for {{days}} days.",
    familyBeyondLimit: "You pay what goes beyond the limit for each family member.",
    driverNotCovered:
      "The driver at fault is not a third party, so your own treatment is not covered.",
    driverBeyondLimit: "You pay what goes beyond the limit of the driver personal accident cover.",
    othersBeyondLimit: "You pay what goes beyond that limit.",
    omanOthersNotCovered:
      "Without cover in Oman, and without a policy bought at the border, you pay for the other car.",
    repairPaid: "The insurer pays the rest of the repair.",
    totalLossPaid: "The insurer pays you the rest of the value.",
    bankPaidFirst: "The insurer pays the bank first, up to what you owe.",
    restPaidToYou: "The insurer pays you what is left once the bank is paid.",
    familyPaid:
      "Your family counts as third party: the insurer pays up to AED {{aed}} for each injured person.",
    passengerCoverPaid: "The passenger cover pays what goes beyond that limit.",
    driverCoverPaid: "The driver personal accident cover pays for your treatment.",
    othersPaid: "The insurer pays for damage to others, up to AED {{aed}} for each accident.",
    omanOthersPaid: "With cover in Oman and the orange card the insurer pays for the other car.",
    culpritFound:
      "If the driver who did it is found, that driver's insurer pays all of it, and you pay no excess.",
    repairAtGarage: "Your car is repaired at a garage that the insurer has approved.",
    repairAtAgency: "Your car is repaired at the agency.",
    rentalCar_one: "You have a rental car for {{count}} day while yours is repaired.",
    rentalCar_other: "You have a rental car for {{count}} days while yours is repaired.",
    newCarInstead:
      "The add-on for a new car after a total loss pays for one, so nothing is deducted for the car's age.",
    newCarNoLonger:
      "The add-on for a new car after a total loss applies only up to the car's {{years}} year, which is over.",
    wreckToInsurer: "What remains of the car then belongs to the insurer.",
    wreckIsYours: "You may sell what remains of the car. We do not know for how much.",
    loanShortfall:
      "The payment does not cover the loan: AED {{aed}} of your share is what you still owe the bank.",
    loanStillOwed: "The loan goes on: you still owe the bank the whole AED {{aed}}.",
    policeReport:
      "Get a police report. Insurers ask for it before they pay, and garages before they start work.",
    orangeCard: "Carry the orange card. Without it, damage to others is not insured in Oman.",
    neverDriveIntoFlood:
      "Never drive into the water. Insurers refuse claims for cars driven into a flood.",
    noClaimsLost: "After this claim you lose the no-claims discount.",
    refundLost: "After this claim there is no refund if you cancel the policy early.",
    policyEnds: "The policy ends once the car is deregistered.",
  } satisfies Record<Exclude<StepCode, CountedStep> | `${CountedStep}_${"one" | "other"}`, string>,
};
