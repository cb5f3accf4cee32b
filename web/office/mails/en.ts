import type { ShownMailState } from "../../../contract/office/mails/part.ts";
import type { KnownMail } from "./mail-words.ts";

export default {
  heading: "Emails to the customer",
  kinds: {
    requestReceived: "Request received",
    leadReceived: "Request received, offer follows",
    paymentConfirmed: "Payment confirmed",
    paymentFailed: "Payment failed",
    paymentReturning: "Payment being refunded",
    requestCancelled: "Request cancelled",
    requestRejected: "Request rejected",
    requestExpires: "Request ends soon",
    offersMade: "Offers made",
    offersEnded: "Offers ended",
    policyRecorded: "Policy recorded",
    policyDiffers: "Policy differs from what was sold",
    policyEnded: "Policy ended",
    betterDocument: "Link for a new photo",
    refund: "News of the refund",
  } satisfies Record<KnownMail, string>,
  other: "Email",
  states: {
    queued: "On its way",
    accepted: "Sent",
    failed: "Failed",
    sentAgain: "Sent again",
    withdrawn: "Withdrawn",
  } satisfies Record<ShownMailState, string>,
  tries_one: "{{count}} try:",
  tries_other: "{{count}} tries:",
  again: "Send again",
  againNamed: "Send again: {{name}}",
};
