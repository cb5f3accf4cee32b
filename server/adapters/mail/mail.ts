import type { Language } from "../../../domain/language.ts";
import type { ComparedFact } from "../../../domain/requests/gateway-fact.ts";

/**
 * Every mail of the product and what its template needs. Amounts in fils, times UTC ISO. A `path`
 * starts with "/"; the template adds or drops `/ar` after the letter's language.
 */
export type Mail =
  | { kind: "activationCode"; username: string; code: string; minutes: number }
  | { kind: "welcome"; username: string }
  | { kind: "newAccountNotice"; username: string; email: string; at: string }
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
  /** `path` leads to sign-up with the e-mail filled in, or to the profile (ruling P8). */
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
  /** To the team: what the gateway says was paid is not what was asked for (ruling P7). */
  | {
      kind: "paymentReviewNotice";
      number: string;
      differs: readonly ComparedFact[];
      at: string;
    }
  | { kind: "requestCancelled"; username: string; number: string; path: string };

/** A mail on its way: a job of the outbox. `key` makes the Message-ID, so a repeat is the same mail. */
export type Letter = { key: string; to: string; language: Language; mail: Mail };

/**
 * The addressee of a letter that is thrown away. Where an answer must not tell whether there is an
 * account, one without is written a letter too, so that both take the same time.
 */
export const NOBODY = "";

/** A letter as it leaves. */
export type RenderedMail = { subject: string; html: string; text: string };
