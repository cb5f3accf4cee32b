import type { Claims } from "../../../domain/quotes/claims.ts";
import type { RatedInput, Repair } from "../../../domain/quotes/rated-inputs.ts";
import addOns from "../add-ons/en.ts";

/** What a price is rated by, in questions and answers. */
export default {
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
    noAddOns: "None",
    one: "One",
    two_or_more: "Two or more",
    garage: "Approved garage",
    agency: "Agency",
  } satisfies Record<Claims | Repair | "yes" | "no" | "noAddOns", string>,
  addOns,
  assumed: {
    heading: "What we assumed",
    help: "Your own answers make the price exact.",
    change: "Change these answers",
  },
  sharpen: {
    value: "Vehicle value (AED)",
    year: "Model year",
    driverBirthYear: "Driver's year of birth",
    drivingYears: "Years driving in the UAE",
    claimFreeYears: "Claim-free years",
    claims: "Claim in the last 24 months",
    financed: "Car on finance",
    make: "Make",
    model: "Model",
    excess: "Excess",
    repair: "Repair",
    addOns: "Add-ons",
    unanswered: "Not answered",
    asOffered: "As in each plan",
    no: "No",
    yes: "Yes",
    twoOrMore: "Yes, two or more",
    change: "Change",
    less: "One less: {{what}}",
    more: "One more: {{what}}",
    impossible:
      "A driver born in {{birthYear}} can have had a UAE licence since {{licenceYear}} at the earliest (at 17). Correct the year of birth or the years driving; until then, this answer does not count.",
    wrong: {
      value: "Enter a value from AED 1,000 to 5,000,000.",
      year: "Enter a model year, 1970 or later.",
      driverBirthYear: "Enter the year of birth of someone aged 17 to 100.",
      drivingYears: "Enter whole years, from 0 to 80.",
      claimFreeYears: "Enter whole years, from 0 to 5.",
      make: "Enter the make as on your vehicle licence (mulkiya).",
      model: "Enter the model as on your vehicle licence (mulkiya).",
    },
  },
  valueDecides:
    "Up to a value of about {{value}} the regulated minimum decides the price; above that, the value does.",
  lastYear: {
    label: "What did you pay last year? (AED)",
    hint: "With VAT. It stays on this device.",
    wrong: "Enter an amount in dirhams, such as 1,375.50.",
  },
  own: {
    heading: "Your choices for this plan",
    for: "for {{plan}}",
    help: "They change only this plan's price. If you select the plan, they apply to all quotes.",
    reset: "Use the list's choices again",
    taken: "Your choices for {{plan}} now apply to all quotes.",
  },
};
