import promise from "../promise/en.ts";
import { whoSeesDocuments } from "../../promises/en.ts";
import type { HiyazaType } from "../../../domain/purchase/draft.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import type { CarBody, CarOrigin } from "../../../domain/vehicle/car.ts";
import type { InputMethod } from "../../../domain/ways-of-buying.ts";
import type { CustomerEvent } from "../../../domain/requests/customer-history.ts";

type Standing = { heading: string; next: string };

export default {
  promise,
  title: "Request {{number}}",
  heading: "Request",
  back: "Your cars",
  theInsurer: "the insurer",
  /** For `{{Insurer}}`, which begins a sentence. */
  theInsurerFirst: "The insurer",
  unknown: {
    title: "Request not found",
    heading: "We could not find this request",
    text: "It may belong to another account, or part of the link may be missing. Everything you have sent is in your list.",
    list: "See all requests",
  },
  failed: {
    heading: "We could not load this request.",
    text: "It is safe; try again in a moment.",
  },

  offersReady_one:
    "Your offer is ready. Look at its price and cover, and accept it if it suits you. You pay only after that.",
  offersReady_other:
    "Your offers are ready. Compare price and cover, and accept the one you like. You pay only after that.",
  standing: {
    submitted: {
      heading: "We have your request",
      next: "We are looking at it. You do not have to do anything now.",
    },
    lead: {
      heading: "Our team is preparing your offer",
      next: "We ask the insurers about your car and email you. Then you see the offer here and decide.",
    },
    offered: {
      heading: "Your offers are ready",
      next: "Compare price and cover, and accept the one you like. You pay only after that.",
    },
    awaiting_payment: {
      heading: "Pay to finish",
      next: "You pay {{insurer}} directly on the secure payment page. Then your policy is issued.",
    },
    verifying_payment: {
      heading: "Your payment is being confirmed",
      next: "We are checking that the amount has arrived. Please do not pay again: this page updates by itself.",
    },
    paid: {
      heading: "Paid. Your policy is on its way",
      next: "{{Insurer}} is issuing it now, and we will email you as soon as it is ready.",
    },
    issued: {
      heading: "The policy is issued",
      next: "{{Insurer}} insures your car from the first day of cover, shown below.",
    },
    rejected: {
      heading: "This request was declined",
      next: "No policy will be issued for it. If you have paid, {{insurer}} refunds you.",
    },
    cancelled: {
      heading: "This request is cancelled",
      next: "No policy will be issued for it. You can send a new request at any time.",
    },
    refund_pending: {
      heading: "Your refund is approved",
      next: "{{Insurer}} pays it. Below you see how far it is.",
    },
    refunded: {
      heading: "You have been refunded",
      next: "{{Insurer}} has paid the amount back.",
    },
  } satisfies Record<RequestState, Standing>,
  /** Instead of the words of `cancelled` (ruling P20). */
  expired: {
    heading: "This request was cancelled because it was not paid for within {{days}} days",
    next: "Nothing was charged. You can send a new request at any time, at the price of that day.",
  },
  /** Instead of what `rejected` and `cancelled` say next, while money is still to go back. */
  paidBefore:
    "No policy will be issued for it. Your refund is being arranged with {{insurer}}; below you see how far it is.",
  policyDiffers: {
    heading: "Your decision is needed",
    next: "{{Insurer}} prepared a policy that differs from what you bought. Compare both below.",
  },
  policyRefused: {
    heading: "We are talking to the insurer",
    next: "You refused the policy. We are asking {{insurer}} for the one you bought and will email you.",
  },
  policyCancelled: {
    heading: "Your policy is cancelled",
    next: "Without a new one your car is not insured. A refund, if one is due, comes from {{insurer}}.",
  },
  policyTotalLoss: {
    heading: "Your policy ended with a total loss",
    next: "{{Insurer}} settles the claim with you. This policy covers nothing that happens later.",
  },
  policyRenewed: {
    heading: "Your policy was renewed",
    next: "This policy runs to its last day. Your new policy takes over after that.",
  },
  coverEnded: {
    heading: "Your cover has ended",
    next: "This policy is over. Without a new one your car is not insured.",
  },
  retry: {
    heading: "The payment did not go through",
    next: "Nothing was charged. Try again, with another card if you like. You pay {{insurer}} directly.",
  },
  saved: "Your changes are saved.",
  savedToPay: "Your changes are saved. This is the price you will pay.",
  told: "Your answers, documents and history",
  writesTo: "We write to",
  toPay: "To pay, VAT included",
  tryAgain: "Try again",
  newRequest: "Insure a car",
  contact: "Ask our team",

  vehicle: {
    heading: "Your vehicle",
    plate: "Plate",
    emirate: "Plate source",
    type: "Request",
    inputMethod: "Identified by",
    methods: {
      plateNumber: "Plate number",
      vcc: "Customs card (VCC)",
      hiyaza: "Possession certificate (hiyaza)",
    } satisfies Record<InputMethod, string>,
    registerEmirate: "Registration emirate",
    vccCardSource: "Customs card (VCC) issued in",
    vccDate: "Customs card (VCC) date",
    vccCardNumber: "Customs card (VCC) number",
    hiyazaType: "Possession certificate (hiyaza) type",
    hiyazaTypes: { dubai: "Dubai", nonDubai: "Other emirate" } satisfies Record<HiyazaType, string>,
    hiyazaCertificateNumber: "Possession certificate (hiyaza) number",
    emiratesID: "Emirates ID number",
    cylinderType: "Engine cylinders",
    carType: "Car body type",
    bodies: { saloon: "Saloon", station: "Station" } satisfies Record<CarBody, string>,
    carOrigin: "Car origin",
    make: "Make",
    model: "Model",
    bank: "Bank",
    registrationEnds: "Registration ends",
    drivingToOman: "Driving to Oman",
    driverUnder25: "Another driver under 25",
    yes: "Yes",
    no: "No",
    origins: {
      khaleegy: "GCC spec (Khaleegy)",
      non_khaleegy: "Not GCC spec (Non-Khaleegy)",
      chinese: "Chinese",
    } satisfies Record<CarOrigin, string>,
  },
  inputs: {
    heading: "What the price is based on",
    assumed: "assumed",
    asInPlan: "as in the plan",
  },
  cover: {
    heading: "Your cover",
    insurer: "Insurance company",
    plan: "Plan",
    type: "Cover",
    startDate: "Start date",
    person: "In the name of",
    email: "Email",
  },
  planCover: {
    heading: "What your plan covers",
    asBought: "As it was when you chose it, whatever the insurer changes in the plan later.",
  },
  price: {
    heading: "Price",
    paid: "Paid",
    unpaid: "Not paid yet",
    /** Follows an amount: money that bought nothing. */
    returning: "is being refunded to you.",
    sum: "Total for 13 months",
    payee: {
      paid: "You paid {{insurer}} directly.",
      unpaid: "You pay {{insurer}} directly.",
    },
  },
  nextForCar: {
    claim: "After an accident",
    police: "Call the police (999) and get the report.",
    call: "Call {{insurer}} on the number on your policy, and give the report number.",
    stalls: "If your claim stalls, call us and we will follow it up for you:",
    again: "Next time",
    renew: "Renew",
    newQuote: "Get a new quote",
  },
  papers: {
    heading: "Your downloads",
    summary: "Payment summary (PDF)",
    reminder: "Reminder in my calendar",
    reminderHelp: "A calendar entry for the end of cover.",
  },
  refund: {
    heading: "What you get back if you cancel",
    letter: "The letter to your insurer",
    letterHelp:
      "It is filled in with your policy's details, dated today, and gives the seven days' notice. Tick the reason, fill in your IBAN, sign it and send it to the insurer with the proof. Choose the language the insurer prefers.",
    change: "Is it worth changing insurer?",
    changeHelp: "With today's cheapest quote for the same cover and your answers.",
    compare: "Compare with today's quotes",
  },
  asked: {
    add: "Add document",
    from: "Our team",
    until: "Please send it by {{moment}}. The link in our email works, too.",
    received: "We have your new photo",
    receivedText:
      "Our team will check it next. Until then the earlier one stays with your request.",
  },
  documents: {
    heading: "Documents",
    close: "Close",
    damaged: "This file is damaged. Our team has been told.",
    failed: "We could not load this photo.",
    none: "No documents came with this request.",
    privacy: whoSeesDocuments,
  },
  views: {
    heading: "Who opened your documents",
    none: "No one so far. Each time our team opens one, we record it here.",
    byTeam: "Our team",
  },
  history: {
    heading: "History",
    zone: "Times are Dubai time.",
    events: {
      submitted: "Request sent",
      priced: "Price accepted",
      becameLead: "Passed to our team",
      offered: "Offer made",
      offerAccepted: "Offer accepted",
      offersEnded: "Offers ended",
      offerChanged: "Another offer accepted",
      paymentNoticed: "Payment being confirmed",
      paymentConfirmed: "Payment confirmed",
      paymentFailed: "Payment did not go through",
      customerCancelled: "Cancelled by you",
      cancelledByStaff: "Cancelled by our team",
      cancelAsked: "You asked to cancel",
      cancelTookEffect: "Cancelled, nothing was paid",
      expired: "Cancelled because it was not paid for within {{days}} days",
      claimed: "Added to your account",
      edited: "You changed your answers",
      documentAsked: "We asked for a new photo",
      documentReceived: "New photo received",
      policySent: "Policy sent to you for your decision",
      policyAccepted: "You accepted the policy",
      policyRefused: "You refused the policy",
      policyRecorded: "Policy recorded",
      policyCorrected: "Policy corrected",
      policyCancelled: "Policy cancelled",
      policyTotalLoss: "Policy ended by a total loss",
      policyRenewed: "Policy renewed",
      policyExpired: "Policy expired",
      trafficSet: "Traffic system updated",
      rejected: "Declined",
      policyIssued: "Policy issued",
      refundRequested: "Refund started",
      refunded: "Refunded",
      refundVoided: "Refund stopped before it was paid",
    } satisfies Record<CustomerEvent, string>,
  },
};
