import type { Watched } from "../../../domain/clients/watched.ts";
import type { StaffChange } from "../../../domain/accounts/staff-audit-events.ts";
import type { StaffRole } from "../../../domain/accounts/staff-roles.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Repair } from "../../../domain/quotes/rated-inputs.ts";
import type { PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { ComparedFact } from "../../../domain/requests/gateway-fact.ts";
import type { RejectionReason } from "../../../domain/requests/rejection-reasons.ts";
import type { OffersEndedBy } from "../../../domain/requests/offer-state.ts";
import type { ChatMail } from "./chat-mail.ts";
import type { PromiseMail } from "./promise-mail.ts";
import type { RefundMail } from "./refund-mail.ts";

/** What is wrong with the audit (ruling O5). */
export type AuditFault =
  "changed" | "removed" | "unsealed" | "sealMissing" | "behind" | "forked" | "headMissing";

export type RestoringWhy = Extract<AuditFault, "behind" | "forked" | "headMissing">;

export type OfferInMail = {
  insurerName: Bilingual;
  planName: Bilingual;
  coverType: CoverType;
  /** Null where it is not known, like the terms that follow; days as YYYY-MM-DD. */
  excessAed: number | null;
  repair: Repair | null;
  sumInsuredAed: number | null;
  startDate: string | null;
  amountFils: number;
  validUntil: string;
};

/** Null while nobody has proven the address: strangers would write into our mail (finding E6). */
export type GreetedName = string | null;

/** Amounts in fils, times UTC ISO. A `path` starts with "/"; the template adds or drops `/ar`. */
export type Mail =
  /** The first one of an account welcomes its owner, too: one mail for a sign-up. */
  | { kind: "activationCode"; code: string; minutes: number; isFirst: boolean }
  | { kind: "newAccountNotice"; username: string; email: string; at: string }
  /** Goes to every administrator (ruling U6). */
  | {
      kind: "staffChangedNotice";
      name: Bilingual;
      email: string;
      change: StaffChange;
      /** After the change. */
      roles: readonly StaffRole[];
      /** Null for the command line. */
      by: Bilingual | null;
      at: string;
    }
  /** Goes to the colleague alone; `path` is the one-time link. */
  | {
      kind: "staffLink";
      name: Bilingual;
      why: "added" | "reset" | "enabled";
      hours: number;
      path: string;
    }
  /** Tells every administrator: more documents or identity numbers than work needs (finding E7). */
  | {
      kind: "staffLimitNotice";
      name: Bilingual;
      what: "packs" | "reveals";
      /** Number within an hour. */
      count: number;
      opensAt: string;
    }
  /** Tells administrators and compliance of somebody who looks at many people; nothing is stopped. */
  | { kind: "clientsWatchNotice"; name: Bilingual; what: Watched; count: number; at: string }
  /** Goes to the team, daily (ruling O5). */
  | {
      kind: "auditNotice";
      /** Undefined where the chain is whole. */
      fault?: AuditFault;
      /** Of our published times (ruling O11), those that cannot be verified. */
      faultyDays?: string[];
      rows: number;
      head: string;
      at: string;
    }
  /** Goes to the team: files without a request, too many to be cleared away (ruling D3). */
  | { kind: "filesKeptNotice"; files: number; at: string }
  /** Goes to the team: the database is not the newest that the store knows (ruling D3). */
  | { kind: "restoringNotice"; why: RestoringWhy; at: string }
  /** Goes to the team, once a day: a stored file is missing or was changed. */
  | {
      kind: "damagedDocumentNotice";
      documentId: string;
      fault: "missing" | "unreadable";
      at: string;
    }
  /** To both addresses of one person: the desk sees their requests together. */
  | { kind: "clientsJoined"; at: string }
  | { kind: "resetLink"; username: GreetedName; path: string; minutes: number }
  | {
      kind: "paymentConfirmed";
      username: GreetedName;
      number: string;
      insurerName: Bilingual;
      amountFils: number;
      plate: string;
      startDate: string;
      path: string;
    }
  /** Both days are insured, YYYY-MM-DD (ruling P18). Its number may look like an activation code. */
  | {
      kind: "policyRecorded";
      username: GreetedName;
      number: string;
      insurerName: Bilingual;
      startsOn: string;
      endsOn: string;
      path: string;
    }
  /** Worse than what was sold: it waits for its customer's acceptance (ruling P18). */
  | {
      kind: "policyDiffers";
      username: GreetedName;
      number: string;
      insurerName: Bilingual;
      path: string;
    }
  /** `endedOn` is the day on which it was ended, YYYY-MM-DD: a day of cover, unless it never began. */
  | {
      kind: "policyEnded";
      username: GreetedName;
      number: string;
      insurerName: Bilingual;
      by: "cancelled" | "totalLoss";
      endedOn: string;
      neverBegan: boolean;
      path: string;
    }
  | { kind: "requestReceived"; username: GreetedName; number: string; path: string }
  /** `promise` is missing in letters from before there were promises. */
  | {
      kind: "leadReceived";
      username: GreetedName;
      number: string;
      promise?: { until: string; at: string };
      path: string;
    }
  | PromiseMail
  | { kind: "newLeadNotice"; number: string; at: string }
  | { kind: "paymentFailed"; username: GreetedName; number: string; path: string }
  | {
      kind: "paymentReturning";
      username: GreetedName;
      number: string;
      insurerName: Bilingual;
      amountFils: number;
      isStillToPay: boolean;
      path: string;
    }
  /** Goes to the team: the gateway reports another payment than was asked for (ruling P7). */
  | {
      kind: "paymentReviewNotice";
      number: string;
      differs: readonly ComparedFact[];
      at: string;
    }
  /** Every offer that is open, with the last day on which it can be paid, YYYY-MM-DD in Dubai. */
  | {
      kind: "offersMade";
      username: GreetedName;
      number: string;
      offers: readonly OfferInMail[];
      /** False: the path leads to the sign-up (ruling P8). */
      hasAccount: boolean;
      path: string;
    }
  | {
      kind: "offersEnded";
      username: GreetedName;
      number: string;
      by: OffersEndedBy;
      path: string;
    }
  /** `note` is what staff wrote; `path` holds a secret that lets anybody send these pictures. */
  | {
      kind: "betterDocument";
      username: GreetedName;
      slots: readonly DocumentSlot[];
      reason: PictureFault;
      note: string | null;
      until: string;
      path: string;
    }
  | { kind: "requestCancelled"; username: GreetedName; number: string; path: string }
  | {
      kind: "requestRejected";
      username: GreetedName;
      number: string;
      why: RejectionReason;
      /** What was paid and goes back; 0 where nothing was. */
      returningFils: number;
      insurerName: Bilingual;
      path: string;
    }
  | RefundMail
  | ChatMail
  /** `endsOn` is a day in Dubai, YYYY-MM-DD (ruling P20). */
  | { kind: "requestExpires"; username: GreetedName; number: string; endsOn: string; path: string };

export type Letter = {
  key: string;
  to: string;
  language: Language;
  mail: Mail;
  /** Request that a letter to a customer is about: staff see there what became of it. */
  requestId?: string;
};

/** Written and discarded, so that timing does not reveal whether an account exists. */
export const DISCARDED_ADDRESS = "";

export type RenderedMail = { subject: string; html: string; text: string };
