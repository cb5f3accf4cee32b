import type { RefundProof, RefundReason, RefundWay } from "../../../domain/refunds/refund-terms.ts";
import type { TrackStep } from "./refund-track.ts";

export default {
  heading: "Your refund",
  ended: "This refund has ended",
  /** Where another one took its place. */
  earlier: {
    refused: "An earlier refund of {{amount}} was not approved on {{date}}.",
    withdrawn:
      "An earlier refund of {{amount}} was taken back on {{date}}, before it was approved.",
    void: "An earlier refund of {{amount}} was stopped on {{date}}, before anything was paid.",
  },
  reasons: {
    notApplied: "This payment reached {{insurer}}, but it was not counted towards your request.",
    rejected: "You paid, but no policy was issued for this request.",
    policyVoid: "Your policy was cancelled from its first day, as if it had never begun.",
    policyCancelled: "Your policy was cancelled, and this part of its price goes back to you.",
    carSold: "You sold your car, and its policy was cancelled.",
    carExported: "Your car left the country, and its policy was cancelled.",
    paidTooMuch: "You paid more than your policy costs.",
    other: "Part of what you paid goes back to you.",
  } satisfies Record<RefundReason, string>,
  partOf: "You had paid {{amount}}.",
  /** While nobody has agreed to it. */
  mayCome: {
    card: "If it is approved, {{insurer}} pays the money back to the card you paid with.",
    transfer: "If it is approved, {{insurer}} transfers the money to your bank account.",
    transferTo:
      "If it is approved, {{insurer}} transfers the money to the account ending {{tail}}.",
    cheque: "If it is approved, you collect a cheque at the office of {{insurer}}.",
  } satisfies Record<RefundWay | "transferTo", string>,
  comes: {
    card: "{{Insurer}} pays the money back to the card you paid with.",
    transfer: "{{Insurer}} transfers the money to your bank account.",
    transferTo: "{{Insurer}} transfers the money to the account ending {{tail}}.",
    cheque: "You collect a cheque at the office of {{insurer}}.",
  } satisfies Record<RefundWay | "transferTo", string>,
  came: {
    card: "{{Insurer}} paid the money back to the card you paid with.",
    transfer: "{{Insurer}} transferred the money to your bank account.",
    transferTo: "{{Insurer}} transferred the money to the account ending {{tail}}.",
    cheque: "{{Insurer}} paid the money with a cheque.",
  } satisfies Record<RefundWay | "transferTo", string>,
  track: {
    label: "How far your refund is",
    done: "done",
    asked: "Asked",
    approved: "Approved",
    sent: "Sent to the insurer",
    onItsWay: "On its way",
    confirmed: "Confirmed",
  } satisfies Record<TrackStep | "label" | "done", string>,
  /** Instead of a word that says it is done. */
  ahead: {
    asked: "Request",
    approved: "Approval",
    sent: "To the insurer",
    onItsWay: "On its way",
    confirmed: "Confirmed",
  } satisfies Record<TrackStep, string>,
  notes: {
    checking: "our team is checking",
    waitingForYou: "we wait for you",
    next: "comes next",
    again: "we are asking again",
    by: "by {{date}}",
    noDay: "the insurer named no day",
    arrived: "once it has arrived",
  },
  failed: "The insurer could not pay it; we are asking again.",
  failedHelp: "If we need anything from you for it, you see it here.",
  closed: {
    refused: "It was not approved on {{date}}, and nothing was paid for it.",
    withdrawn:
      "Our team took it back on {{date}}, before it was approved. Nothing was paid for it.",
    void: "It was stopped on {{date}}, before anything was paid.",
  },
  askWhy: "If you think that money is due to you, ask us.",
  reference: "Reference of the insurer",

  needs: {
    iban: "Your IBAN is needed",
    ibanText: "We can ask {{insurer}} for the money as soon as you name the account.",
  },
  problems: {
    unknown: "We could not find this refund. Load the page again.",
    ibanNotNow: "The account can no longer be changed here. Call us if it is wrong.",
    ibanCountry: "The insurer pays to accounts in the Emirates: the IBAN begins with AE",
    ibanLength: "An IBAN of the Emirates has 23 characters: AE and 21 digits",
    ibanDigits: "One of the digits is not right. Compare them with your bank's app",
  },
  files: {
    heading: "What the insurer asks for",
    hint: "PDF, JPG or PNG, up to 5 MB. We keep it encrypted, and record each time our team opens it.",
    certificate: "Your bank's certificate of this IBAN",
    add: "Add document",
    another: "Add another",
    sending: "Sending",
    sent: "Sent on {{date}}",
    type: "Choose a PDF, a JPG or a PNG.",
    unreadable: "We could not open this file. Choose another.",
    broken: "It did not arrive. Check your connection and try again.",
    full: "You have sent as many documents as we can take here. Call us if the insurer needs more.",
    late: "Documents can no longer be added here. Call us if one is missing.",
  },
  proofs: {
    transferOfOwnership: "The certificate that the car has a new owner",
    exportCertificate: "The export certificate of the car",
    otherPolicy: "The other policy that insures the car",
    insurersLetter: "The letter in which the insurer agrees to it",
  } satisfies Record<RefundProof, string>,

  account: {
    label: "IBAN",
    hint: "AE and 21 digits, as your bank's app shows it. The account has to be yours.",
    kept: "We keep it encrypted, and show only its last three characters.",
    missing: "Enter your IBAN",
    save: "Save IBAN",
    change: "Change",
    changeLabel: "Change the account",
    keep: "Keep this account",
    goesTo: "It goes to the account",
    saved: "The account is saved.",
    late: "It can no longer be changed here, because the insurer has been asked.",
    failed: "We could not save it. What you typed is still here: try again in a moment.",
  },
  questions: "Questions about it? Call",
  write: "Write to us",

  none: {
    heading: "There is no refund",
    tooLate:
      "Your policy was cancelled after more than ten months. From then on nothing comes back.",
    ended: "Your policy was cancelled when its cover was already over.",
    open: "No refund has been started for this policy yet.",
    openHeading: "Is a refund due?",
    byScale:
      "By the scale of the motor policy {{amount}} comes back, unless there was a claim. If you expect it, ask us.",
    notStarted:
      "Your policy was cancelled before its cover began. What comes back is for {{insurer}} to say. If you expect a refund, ask us.",
  },
};
