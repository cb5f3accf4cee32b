import type { PolicyTerm } from "../../../domain/policies/compare-policy.ts";
import type { TrafficState } from "../../../domain/policies/policy-state.ts";

export default {
  heading: "Your policy",
  toAccept: "The insurer’s policy differs from what you bought",
  toAcceptText:
    "It takes effect only once you accept it. Look at what differs; if you refuse, we will go back to {{insurer}} for you.",
  number: "Policy number",
  endedOn: "Cover ended on",
  neverBegan: "Ended before cover began",
  chassis: "Chassis number",
  terms: {
    premiumFils: "Premium, VAT included",
    startsOn: "First day of cover",
    endsOn: "Last day of cover",
    sumInsuredFils: "Sum insured",
    insuredName: "Insured person",
    plate: "Plate",
    bank: "Bank",
  } satisfies Record<PolicyTerm, string>,
  thirdPartyOnly: "Damage to others only",
  traffic: "Traffic system",
  trafficStates: {
    unknown: "Not confirmed yet",
    waiting: "Sent, waiting for confirmation",
    confirmed: "Confirmed: you can renew the registration",
  } satisfies Record<TrafficState, string>,
  download: "Download policy",
  downloadCertificate: "Download certificate",
  calendar: "Add to calendar",
  months: {
    label: "Cover from {{from}} to {{to}}: twelve months, then time to renew.",
    year: "12 months",
    grace: "to renew",
    today: "Today",
    source:
      "Motor policies in the Emirates run for 13 months (motor tariff, Insurance Authority Board Decision 30 of 2016, Article 3): a year, and a month in which your car is still insured while you renew.",
  },
  bought: "You bought",
  issued: "In the policy",
  nothing: "none",
  accept: "Accept policy",
  refuse: "Refuse policy",
  close: "Close",
  keep: "Decide later",
  acceptDialog: {
    heading: "Accept this policy?",
    text: "You agree that these values count instead of what you bought. Nothing is charged now: if the premium is higher, we speak to you before you pay anything.",
    confirm: "Yes, accept it",
  },
  refuseDialog: {
    heading: "Refuse this policy?",
    text: "We ask {{insurer}} for the policy that you bought, and email you.",
    note: "What is wrong with it?",
    optional: "optional",
    confirm: "Yes, refuse it",
  },
  accepted: "You accepted the policy. It is active.",
  refused: "You refused the policy. We will go back to the insurer and email you.",
  changed: "The policy was changed meanwhile. Look at it again.",
  failed: "That did not work. Try again in a moment.",
};
