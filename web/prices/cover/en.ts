import type { BenefitCode } from "../../../domain/quotes/cover.ts";
import type { QualityFigure } from "../../../domain/quotes/insurer-quality.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import terms from "./term-texts/en.ts";

/** What a plan covers, how plans differ, and what insurers publish: at quotes and at offers. */
export default {
  parts: {
    month: "AED {{amount}} a month (the price ÷ 13, for comparison only)",
    instalments:
      "If {{insurer}} offers it, you can pay in interest-free instalments, one today and then one a month: AED {{parts}}.",
  },
  benefits: {
    thirdPartyDamage: "Damage to other people's property",
    thirdPartyInjury: "Injury or death of other people",
    familyMembers: "Your family in the car, each person",
    bloodMoney: "Blood money, each person",
    ambulance: "Ambulance, each injured person",
    replacementCarForInjuredParty: "Replacement car for the other side",
    agencyRepairForThirdParty: "Agency repair of the other car",
    ownDamage: "Damage to your own car",
    fireAndTheft: "Fire and theft",
    excess: "Excess per accident",
    roadsideAssistance: "Roadside assistance",
    connectionTime: "Average connection time",
    towing: "Vehicle towing",
    lockReplacement: "Lock replacement",
    driverCover: "Driver personal accident",
    passengerCover: "Passenger cover, each person",
    omanCover: "Cover in Oman",
    agencyRepair: "Agency repair of your car",
    naturalDisaster: "Storm, flood and other natural disasters",
    vehicleReplacement: "New car after a total loss",
    offRoad: "Off-road driving",
    carRental: "Rental car during repair",
  } satisfies Record<BenefitCode, string>,
  values: {
    limit: "up to",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
    years_one: "in the first year",
    years_other: "in the first {{count}} years",
    percent: "{{count}}%",
    yes: "included",
    no: "not covered",
    noLine: "no roadside assistance",
    notStated: "not stated by the insurer",
  },
  terms,
  table: {
    close: "Close",
    differ_one: "They differ in {{count}} thing",
    differ_other: "They differ in {{count}} things",
    same: "There is no difference between them.",
    alike_one: "{{count}} is the same.",
    alike_other: "{{count}} are the same.",
    showAlike: "Show them",
    hideAlike: "Hide them",
    compared: "Compared",
    better: "the best here",
    price: "Price",
    excess: "Excess per accident",
    repair: "Repair of your car",
    garage: "Approved garage",
    agency: "Agency",
    sumInsured: "Sum insured",
    inWording: "see the wording",
    alikeHeading: "The same",
    ownDamageNot: "Your own car is not covered",
    covered: "What is covered",
  },
  details: {
    covered: "What is covered",
    notCovered: "What is not covered",
    limits: "Limits",
    duties: "Your duties",
    cancel: "How to cancel",
    risk: "Who carries the risk",
    riskBy: "{{insurer}} carries the risk, issues the policy and pays the claims.",
    injuredNot:
      "For injury or death of other people: the insured, the driver at fault and workers on duty, under the unified motor policy",
    parts:
      "New parts in your car: under the unified motor policy the insurer may deduct 5% in the second year of use, then 10%, 15% and 20%.",
    totalLoss:
      "Total loss: under the unified motor policy, when repair costs more than half of what the car was worth. Depreciation of up to 20% a year may be deducted.",
    omanCard: "In Oman you must carry the orange card. A line in the policy is not enough.",
    notice:
      "Under the unified motor policy you may cancel with seven days' written notice to the insurer, also by email. You are then refunded this part of the price:",
    elapsed: "Since the start of cover",
    comesBack: "Refund",
    scale: {
      one: "Up to 1 month",
      four: "Over 1 and up to 4 months",
      six: "Over 4 and up to 6 months",
      ten: "Over 6 and up to 10 months",
      later: "Over 10 months",
    },
    noRefund:
      "No refund if a claim was paid or is open for an accident that you caused, or where it is not known who caused it.",
    proof:
      "The insurer usually asks for proof that the car was sold, transferred, exported or deregistered, or is insured elsewhere.",
    byInsurer:
      "The insurer may cancel on serious grounds only, with 30 days' notice and a refund for the days that remain.",
  },
  quality: {
    heading: "Claims and complaints",
    headingInvented: "Claims and complaints (invented)",
    of: "Claims and complaints: {{insurer}}",
    names: {
      settlementDays: "Time to settle a claim",
      paidPercent: "Claims paid",
      complaintsPerThousand: "Complaints",
    } satisfies Record<QualityFigure, string>,
    meanings: {
      settlementDays: "Calendar days from filing a claim to its payment, on average.",
      paidPercent: "The share of claims filed under this cover that the insurer has paid.",
      complaintsPerThousand: "Complaints from customers for each 1,000 policies in force.",
    } satisfies Record<QualityFigure, string>,
    perThousand: "{{figure}} per 1,000 policies",
    notPublished: "not published",
    source: "{{cover}}, up to {{day}}. Source: {{source}}.",
    invented: "Invented for this demonstration",
    neverRanks: "These figures change neither the price nor the order.",
  },
  whatIf: { button: "What if it happens?" },
  covers: { thirdParty: "Third party", comprehensive: "Comprehensive" } satisfies Record<
    CoverType,
    string
  >,
  why: "Why this price",
};
