import type { Language } from "../../../domain/language.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { ComparedFact } from "../../../domain/requests/gateway-fact.ts";
import type { RejectionReason } from "../../../domain/requests/rejection-reasons.ts";
import type { OffersEndedBy } from "../../../domain/requests/offer-state.ts";

/** What is wrong with the audit (ruling O5). */
export type AuditFault =
  "changed" | "removed" | "unsealed" | "sealMissing" | "behind" | "forked" | "headMissing";

export type RestoringWhy = Extract<AuditFault, "behind" | "forked" | "headMissing">;

type Bilingual = { en: string; ar: string };

export type OfferInMail = {
  insurerName: Bilingual;
  planName: Bilingual;
  coverType: CoverType;
  amountFils: number;
  validUntil: string;
};

/** Amounts in fils, times UTC ISO. A `path` starts with "/"; the template adds or drops `/ar`. */
export type Mail =
  | { kind: "activationCode"; username: string; code: string; minutes: number }
  | { kind: "welcome"; username: string }
  | { kind: "newAccountNotice"; username: string; email: string; at: string }
  /** To every administrator (ruling U6). */
  | {
      kind: "staffChangedNotice";
      email: string;
      change: "added" | "disabled" | "reset" | "rolesChanged";
      at: string;
    }
  /** To the team, daily (ruling O5). */
  | {
      kind: "auditNotice";
      /** Undefined where the chain is whole. */
      fault?: AuditFault;
      rows: number;
      head: string;
      at: string;
    }
  /** To the team: files without a request, too many to be cleared away (ruling D3). */
  | { kind: "filesKeptNotice"; files: number; at: string }
  /** To the team: the database is not the newest that the store knows (ruling D3). */
  | { kind: "restoringNotice"; why: RestoringWhy; at: string }
  | { kind: "resetLink"; username: string; path: string; minutes: number }
  | {
      kind: "paymentConfirmed";
      username: string;
      number: string;
      insurerName: { en: string; ar: string };
      amountFils: number;
      plate: string;
      startDate: string;
      path: string;
    }
  /** Both days are insured, YYYY-MM-DD (ruling P18). Its number may look like an activation code. */
  | {
      kind: "policyRecorded";
      username: string;
      number: string;
      insurerName: { en: string; ar: string };
      startsOn: string;
      endsOn: string;
      path: string;
    }
  /** Worse than what was sold: it waits for its customer's acceptance (ruling P18). */
  | {
      kind: "policyDiffers";
      username: string;
      number: string;
      insurerName: { en: string; ar: string };
      path: string;
    }
  /** `endedOn` is the day on which it was ended, YYYY-MM-DD: a day of cover, unless it never began. */
  | {
      kind: "policyEnded";
      username: string;
      number: string;
      insurerName: { en: string; ar: string };
      by: "cancelled" | "totalLoss";
      endedOn: string;
      neverBegan: boolean;
      path: string;
    }
  | { kind: "requestReceived"; username: string; number: string; path: string }
  | { kind: "leadReceived"; username: string; number: string; path: string }
  | { kind: "newLeadNotice"; number: string; at: string }
  | { kind: "paymentFailed"; username: string; number: string; path: string }
  | {
      kind: "paymentReturning";
      username: string;
      number: string;
      insurerName: { en: string; ar: string };
      amountFils: number;
      isStillToPay: boolean;
      path: string;
    }
  /** To the team: the gateway reports another payment than was asked for (ruling P7). */
  | {
      kind: "paymentReviewNotice";
      number: string;
      differs: readonly ComparedFact[];
      at: string;
    }
  /** Every offer that is open, with the last day on which it can be paid, YYYY-MM-DD in Dubai. */
  | {
      kind: "offersMade";
      username: string;
      number: string;
      offers: readonly OfferInMail[];
      /** Without an account the path leads to the sign-up (ruling P8). */
      hasAccount: boolean;
      path: string;
    }
  | {
      kind: "offersEnded";
      username: string;
      number: string;
      by: OffersEndedBy;
      path: string;
    }
  /** `note` is what staff wrote; `path` holds a secret that lets anybody send these pictures. */
  | {
      kind: "betterDocument";
      username: string;
      slots: readonly DocumentSlot[];
      reason: PictureFault;
      note: string | null;
      until: string;
      path: string;
    }
  | { kind: "requestCancelled"; username: string; number: string; path: string }
  | {
      kind: "requestRejected";
      username: string;
      number: string;
      why: RejectionReason;
      /** What was paid and goes back; 0 where nothing was. */
      returningFils: number;
      insurerName: { en: string; ar: string };
      path: string;
    }
  /** `endsOn` is a day in Dubai, YYYY-MM-DD (ruling P20). */
  | { kind: "requestExpires"; username: string; number: string; endsOn: string; path: string };

export type Letter = {
  key: string;
  to: string;
  language: Language;
  mail: Mail;
  /** Of a letter to a customer about a request: staff see there what became of it. */
  requestId?: string;
};

/** Written and discarded, so that timing does not reveal whether an account exists. */
export const DISCARDED_ADDRESS = "";

export type RenderedMail = { subject: string; html: string; text: string };
