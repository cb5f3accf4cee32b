import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { HiyazaType } from "../../../domain/purchase/draft.ts";
import type { CarBody, CarOrigin } from "../../../domain/vehicle/car.ts";
import type { InputMethod, PurchaseType } from "../../../domain/ways-of-buying.ts";

export default {
  title: "Your quotes",
  errorTitle: "Error: {{title}}",
  description: "Car insurance prices from seven insurers, for 13 months with VAT included.",
  looking: "Your quotes",
  heading_one: "{{count}} quote",
  heading_other: "{{count}} quotes",
  headingFor: "for 13 months, VAT included",
  loading: "Looking up your prices",
  steps: {
    label: "Steps of your purchase",
    vehicle: "Vehicle",
    quotes: "Quotes",
    check: "Check",
    pay: "Pay",
    details: "Your details",
    offer: "Our offer",
  },
  vehicle: {
    label: "Your vehicle",
    plate: "Plate {{emirate}} {{code}} {{number}}",
    request: { renew: "Renewal", new: "New policy" } satisfies Record<PurchaseType, string>,
    method: {
      plateNumber: "By plate number",
      vcc: "By customs card (VCC)",
      hiyaza: "By possession certificate (hiyaza)",
    } satisfies Record<InputMethod, string>,
    hiyazaType: { dubai: "Dubai", nonDubai: "Other emirate" } satisfies Record<HiyazaType, string>,
    cylinders: "{{cylinders}} cylinders",
    body: { saloon: "Saloon", station: "Station" } satisfies Record<CarBody, string>,
    origin: {
      khaleegy: "GCC spec (Khaleegy)",
      non_khaleegy: "Not GCC spec (Non-Khaleegy)",
      chinese: "Chinese",
    } satisfies Record<CarOrigin, string>,
    change: "Change",
    changeWhat: "the vehicle",
  },
  tabs: {
    label: "Type of cover",
    thirdParty: "Third party",
    comprehensive: "Comprehensive",
    from: "from {{amount}}",
    none: "not offered",
  } satisfies Record<CoverType | "label" | "from" | "none", string>,
  quick: {
    label: "Quick choices",
    agency: "Agency repair",
    omanCover: "Cover in Oman",
    driverCover: "Driver personal accident",
    roadsideAssistance: "Roadside assistance",
    inAll: "included in all {{count}}",
    in: "included in {{count}}",
    inOrFrom: "in {{count}}, or from {{amount}}",
    from: "from {{amount}}",
    asOffered: "As in each plan",
    excessFrom: "{{aed}} from {{amount}}",
    excessOption: "{{aed}}, from {{amount}}",
  },
  which: {
    label: "Which one?",
    cheapest: "Cheapest",
    cheapestWithChoices: "Cheapest with your choices",
    leastInCrash: "Least to pay in a crash",
    because: {
      lowest: "No price here is lower.",
      sameShare: "In a crash, each costs you AED {{own}}.",
      lacksChoices: "It does not have all that you chose.",
      hasChoices: "It has all that you chose.",
      ownShare: "You pay AED {{own}}; with others, AED {{others}} or more.",
    },
  },
  lastYear: {
    less: "{{amount}} less than last year",
    more: "{{amount}} more than last year",
  },
  filter: {
    toggle: "Filter",
    chosen_one: "Filter, {{count}} chosen",
    chosen_other: "Filter, {{count}} chosen",
  },
  ranking: {
    unpaid: "No insurer can pay for a higher place.",
    how: "How we rank",
    ourTimes: "How long it really takes",
  },
  card: {
    own: "With your own choices",
    unavailable: "Not all your choices are available",
    select: "Select",
    selected: "Selected",
  },
  sharpen: {
    heading: "Sharpen the price",
    short: "Sharpen",
    answered: "{{done}} of {{total}} answered",
    counted: "{{done}} of {{total}}",
  },
  compare: {
    add: "Compare",
    most: "Up to three quotes at a time.",
  },
  footer: {
    label: "Your choice",
    back: "Back to the vehicle",
    send: "Send request",
    nothing: "No quote selected yet",
  },
  errors: {
    noPackageSelected: "Please select a quote first.",
    unreachable: "We could not reach our server. Check your connection and try again.",
    retry: "Try again",
  },
};
