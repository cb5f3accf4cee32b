import type { ComparedFact } from "../../../domain/requests/gateway-fact.ts";

export default {
  heading: "Payment in review",
  lead: "The gateway reports something else than what was asked for. Look at its statement or the bank’s, then say whether money came. Until then the customer cannot pay.",
  caption: "What was asked for, and what the gateway reports",
  what: "Of the payment",
  expected: "Asked for",
  reported: "The gateway reports",
  differs: "Differs",
  none: "None",
  notKept: "Not kept",
  taken: "Belongs to another payment",
  facts: {
    order: "Order number",
    amount: "Amount",
    currency: "Currency",
    trackingId: "Tracking ID",
  } satisfies Record<ComparedFact, string>,
  moneyCame: {
    button: "Money came",
    text: "The money is recorded, but not counted for the request, and goes back to the customer. The customer can then pay again.",
  },
  noMoney: {
    button: "No money came",
    text: "The payment counts as failed. The customer can then pay again, or the request is cancelled if the customer asked for that.",
  },
  amount: "What came (AED)",
  amountHint: "As the statement says, not as the gateway reports it.",
  amountWrong: "Write the amount in dirhams, such as 1,055.50.",
  evidence: "Evidence",
  evidenceHint: "What the gateway’s or the bank’s statement says, and its reference.",
  evidenceWrong: "Say what the statement says, in {{least}} characters or more.",
  second: "An admin who is not you has to approve this.",
  ask: "Ask for approval",
  seeApproval: "See the approval",
  takeFirst: "Whoever has taken the request ends the review.",
};
