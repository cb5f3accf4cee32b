import { approvalStates } from "./approvals/approval.ts";
import { chatEvents } from "./chat/chat-state.ts";
import { chargeStates } from "./charges/charge-state.ts";
import { messageEvents } from "./contact/message-states.ts";
import { draftEvents } from "./insurance/draft-state.ts";
import { offerEvents } from "./requests/offer-state.ts";
import { attemptStates } from "./requests/payment-attempt-state.ts";
import { refundStates } from "./refunds/refund-state.ts";
import { disputeStates } from "./refunds/refund-sums.ts";
import { requestAuditEvents } from "./requests/request-audit-events.ts";
import { staffAuditEvents } from "./accounts/staff-audit-events.ts";

/** What the audit says happened, by subject (ruling O5). */
export const auditEvents = {
  user: ["signedUp", "activated", "profileChanged", "resetAsked", "passwordReset", "erased"],
  request: requestAuditEvents,
  attempt: attemptStates,
  charge: chargeStates,
  document: ["viewed"],
  staff: staffAuditEvents,
  message: messageEvents,
  offer: ["drafted", "discarded", ...offerEvents],
  installation: ["restored"],
  approval: approvalStates,
  refund: [...refundStates, "changed", "ibanGiven", "ibanRevealed", "fileSent", "promiseMoved"],
  dispute: disputeStates,
  insuranceDraft: ["created", "changed", ...draftEvents],
  insurer: ["added", "changed"],
  commission: ["imported", "entered", "takenBack"],
  commissionDifference: ["opened", "changed", "settled", "writtenOff"],
  setting: ["changed", "reset"],
  audit: ["exported", "checked"],
  keptText: ["added", "changed", "retired", "restored"],
  calendar: ["hoursChanged", "daysAdded", "daysChanged", "daysConfirmed", "daysRemoved"],
  client: ["opened", "preferred", "joined", "separated", "exported", "erased"],
  chat: [...chatEvents, "becameMessage", "noted", "erased"],
} as const;

export type AuditSubject = keyof typeof auditEvents;
export const auditSubjects = Object.keys(auditEvents) as AuditSubject[];
export type AuditEvent<Subject extends AuditSubject> = (typeof auditEvents)[Subject][number];
