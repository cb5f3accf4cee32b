import type { Language } from "../../../domain/language.ts";
import type { PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { ComparedFact } from "../../../domain/requests/gateway-fact.ts";

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
  | { kind: "auditNotice"; isWhole: boolean; rows: number; head: string; at: string }
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
  /** `endsOn` is a day in Dubai, YYYY-MM-DD (ruling P20). */
  | { kind: "requestExpires"; username: string; number: string; endsOn: string; path: string };

export type Letter = { key: string; to: string; language: Language; mail: Mail };

/** Written and discarded, so that timing does not reveal whether an account exists. */
export const DISCARDED_ADDRESS = "";

export type RenderedMail = { subject: string; html: string; text: string };
