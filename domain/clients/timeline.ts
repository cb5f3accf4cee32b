import type { HistoryEvent } from "../requests/request-audit-events.ts";

/** What happened with a person, by kind. */
export const timelineKinds = [
  "requests",
  "policies",
  "payments",
  "calls",
  "messages",
  "chats",
  "documents",
  "consents",
  "notes",
  "mails",
  "account",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/**
 * The events of a request that its person's timeline shows, by kind; calls, notes, mails and money
 * stand in rows of their own, and what colleagues pass to one another tells nothing of a person.
 */
export const requestEventsOf = {
  requests: [
    "submitted",
    "offered",
    "offerAccepted",
    "offersEnded",
    "offerChanged",
    "customerCancelled",
    "cancelledByStaff",
    "cancelAsked",
    "cancelTookEffect",
    "expired",
    "claimed",
    "edited",
    "rejected",
    "sentToInsurer",
    "insurerAnswered",
    "promiseMissed",
  ],
  policies: [
    "policyIssued",
    "policySent",
    "policyAccepted",
    "policyRefused",
    "policyRecorded",
    "policyCorrected",
    "policyCancelled",
    "policyTotalLoss",
    "policyRenewed",
    "policyExpired",
    "trafficSet",
  ],
  documents: [
    "documentAsked",
    "documentReceived",
    "documentAccepted",
    "documentRejected",
    "documentAskWithdrawn",
    "documentAskExpired",
  ],
} as const satisfies Partial<Record<TimelineKind, readonly HistoryEvent[]>>;

/** Payments that ended one way or another. */
export const timelinePayments = ["succeeded", "failed", "review"] as const;

/** What is written down of a person's page, but for who opened it. */
export const timelineClientEvents = ["preferred", "joined", "separated", "exported"] as const;

/** What the tabs show: the common kinds each, the others together or one by one. */
export const timelineFilters = ["all", ...timelineKinds, "more"] as const;
export type TimelineFilter = (typeof timelineFilters)[number];

const rareKinds = [
  "documents",
  "consents",
  "notes",
  "mails",
  "account",
] as const satisfies TimelineKind[];

export const kindsIn = (filter: TimelineFilter): readonly TimelineKind[] => {
  if (filter === "all") return timelineKinds;
  return filter === "more" ? rareKinds : [filter];
};
