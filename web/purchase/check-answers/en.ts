import type { DocumentKind, DocumentSide } from "../../../domain/documents/documents.ts";
import type { Claims } from "../../../domain/quotes/claims.ts";
import type { FitField } from "../../../domain/purchase/fit-fields.ts";
import type { Repair } from "../../../domain/quotes/rated-inputs.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import type { ConsentKind, StartDateProblem } from "../../../domain/purchase/confirmation.ts";
import type { FactInput } from "./facts/rated-facts.ts";
import addOns from "../../prices/add-ons/en.ts";

export default {
  title: "Check your answers",
  errorTitle: "Error: {{title}}",
  description: "See everything once more before your request is sent to the insurer.",
  lead: "Nothing has been sent yet. Change what you like, then confirm and send.",
  loading: "Reading your answers",
  change: "Change",
  car: { heading: "The car and its cover", car: "Car" },
  vehicle: {
    what: "the vehicle",
    request: "Request",
    method: "Identified by",
    registration: "Registration emirate",
    cardSource: "Customs card (VCC) issued in",
    cardDate: "Customs card (VCC) date",
    cardNumber: "Customs card (VCC) number",
    hiyazaType: "Possession certificate (hiyaza) type",
    certificate: "Possession certificate (hiyaza) number",
    plate: "Plate",
    emirate: "Plate source",
    cylinders: "Engine",
    body: "Car body type",
    origin: "Car origin",
  },
  cover: {
    help: "The insurer relies on these answers: if one is wrong, it may reduce or refuse a claim. Change what is not right, and we update the price.",
    startDate: "Start date",
    endDate: "End date",
    ends: "{{day}}, after 13 months",
    previousClaims: "Previous claims",
    vehicleValue: "Vehicle value (AED)",
    claims: {
      none: "No previous claims",
      one: "One previous claim",
      two_or_more: "Two or more previous claims",
    } satisfies Record<Claims, string>,
  },
  facts: {
    year: "Model year",
    value: "Vehicle value",
    financed: "Car on finance",
    claims: "Claims in 24 months",
    claimFreeYears: "Years without a claim",
    driverBirthYear: "Year of birth",
    drivingYears: "Years driving in the UAE",
    driver: "Born, driving here for",
    years_one: "{{count}} year",
    years_other: "{{count}} years",
    true: "Yes",
    false: "No",
    claimed: { none: "None", one: "One", two_or_more: "Two or more" } satisfies Record<
      Claims,
      string
    >,
  },
  assumed: {
    we: "We assumed",
    names: {
      year: "the model year",
      value: "the value",
      financed: "no finance",
      claims: "no claims in 24 months",
      claimFreeYears: "no claim-free years",
      driverBirthYear: "the year of birth",
      drivingYears: "the years of driving here",
    } satisfies Record<FactInput, string>,
    isThatSo: ". Is that so?",
    nothing: "Every answer that sets the price is your own.",
    correct: "Correct them",
  },
  contact: {
    heading: "You",
    what: "your details",
    fullName: "Full name",
    fullNameHint: "The insured person, as on the Emirates ID",
    emiratesId: "Emirates ID",
    show: "Show",
    hide: "Hide",
    showWhat: "the Emirates ID number",
    correct: "Correct it",
    email: "Email for the confirmation",
    phone: "Phone",
    none: "Not given",
    failed: "We could not load your account.",
  },
  papers: { heading: "Your papers and your word" },
  documents: {
    heading: "Documents",
    what: "the documents",
    picture: "{{document}}, {{side}}",
    kinds: {
      id: "Emirates ID",
      license: "Driving licence",
      ownership: "Vehicle licence (mulkiya)",
      document: "Car document",
    } satisfies Record<DocumentKind, string>,
    sides: { front: "front", back: "back" } satisfies Record<DocumentSide, string>,
    bothSides: "both sides",
    oneSide: "front",
    onFile: "On file",
    onFileHelp:
      "Photos on file come from your earlier request. You do not have to send them again.",
  },
  consents: {
    declaration:
      "I declare that my answers are true and complete, and I know the insurer relies on them.",
    authorisation:
      "I authorise {{brand}} to act for me with {{insurer}} on this insurance. I can withdraw this at any time, free of charge.",
    required: {
      declaration: "Confirm that your answers are true and complete",
      authorisation: "Authorise us to act for you with the insurer",
    } satisfies Record<ConsentKind, string>,
  },
  quote: {
    heading: "Your quote",
    what: "the quote",
    thirteenMonths:
      "for 13 months, VAT included. That is AED {{month}} a month, for comparison only.",
    instalments_one: "Or {{count}} interest-free instalment",
    instalments_other: "Or {{count}} interest-free instalments",
    today: "today",
    paying:
      "Instalments only if {{insurer}} offers them. You pay it directly; it carries the risk and issues the policy.",
    send: "Confirm and send",
    next: "The secure payment page opens next.",
  },
  bar: { label: "Price and send", thirteenMonths: "For 13 months" },
  price: {
    premium: "Premium",
    vat: "VAT 5%",
    fee: "{{brand}} fee",
    excess: "Excess",
    repair: "Repair",
    repairs: { garage: "Approved garage", agency: "Agency" } satisfies Record<Repair, string>,
    added: "Added",
    addOns,
  },
  problems: {
    startDate: {
      required: "Choose a start date",
      invalid: "Enter a valid date",
      tooEarly: "Cover can start tomorrow at the earliest",
      tooLate: "Cover can start 90 days from now at the latest",
    } satisfies Record<StartDateProblem, string>,
    vehicleValue: "Enter a value from AED 1,000 to 5,000,000 in whole dirhams",
    previousClaims: "Choose how many claims you made",
    nameRequired: "Enter the full name as on the Emirates ID",
    nameNoNumbers: "Enter a name without digits",
    nameTooLong: "Enter a name of at most 100 characters",
    nameCharacters: "Do not use / \\ @ : or hidden characters, and put a space after a full stop",
    fit: {
      bank: "Enter the bank's name, at most 80 characters",
      registrationEnds: "Enter the date on the vehicle licence",
      drivingToOman: "Choose yes or no, or leave it unanswered",
      driverUnder25: "Choose yes or no, or leave it unanswered",
    } satisfies Record<FitField, string>,
  },
  missing: {
    noDraft: {
      heading: "There is nothing to check here",
      help: "Your answers are kept on this device for 24 hours and then erased. Start again with your car.",
      action: "Enter your car's details",
    },
    vehicle: {
      heading: "Some of your car's details are missing",
      help: "Add them and come back. What you have entered is still there.",
      action: "Complete your car's details",
    },
    choice: {
      heading: "No quote is selected",
      help: "Choose the quote you want.",
      action: "See your quotes",
    },
  },
  known: {
    heading: "There is already a request or cover for this plate",
    help: "You may continue. The same car rarely needs a second policy.",
    request: "Request",
    until: "cover ends on {{day}}",
    profile: "See it in your profile",
    state: {
      submitted: "sent",
      lead: "with our team",
      offered: "offer ready",
      awaiting_payment: "awaiting payment",
      verifying_payment: "verifying payment",
      paid: "paid",
      issued: "policy issued",
      rejected: "declined",
      cancelled: "cancelled",
      refund_pending: "refund on its way",
      refunded: "refunded",
    } satisfies Record<RequestState, string>,
  },
  sending: {
    waiting: "We have everything and are opening the payment page.",
  },
  failed: {
    invalidAnswer: "Invalid payment response",
    invalidAnswerHelp: "Try again. It is still the same request, and nothing is sent twice.",
    changePhoto: "Change the photo",
    otherQuote: "Choose another quote",
  },
  priceChanged: {
    heading: "The price has changed",
    help: "Nothing was sent and nothing was charged. Accept the new price, then confirm and send.",
    accept: "Accept the new price",
    other: "See other quotes",
    accepted: "New price accepted. Confirm and send when you are ready.",
  },
  declined: {
    reason: "The reason: {{reason}}.",
  },
  handOff: {
    heading: "You are paying {{insurer}}",
    help: "The secure payment page is opening.",
  },
  sent: {
    heading: "We have your request",
    help: "You will find it in your profile. If you did not finish paying {{insurer}}, pay from there.",
    profile: "Go to your profile",
    again: "Insure another car",
  },
};
