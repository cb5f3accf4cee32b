import type { Bilingual } from "../../../domain/language.ts";
import type { ComparedFact } from "../../../domain/requests/gateway-fact.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { isOpenToPay } from "../../records/requests/present-request.ts";
import { greetedName } from "../../records/requests/greeted-name.ts";
import { requestPage } from "../../records/requests/request-page.ts";
import type { AttemptRow } from "../../records/payments/attempts-store.ts";

export const paidLetter = (
  request: RequestRow,
  attempt: AttemptRow,
  insurerName: Bilingual,
): Letter => ({
  key: `paid:${request.id}`,
  to: request.email,
  requestId: request.id,
  language: attempt.language,
  mail: {
    kind: "paymentConfirmed",
    username: greetedName(request),
    number: request.number,
    insurerName,
    amountFils: attempt.amountFils,
    plate: [request.plateCode, request.plateNumber].filter(Boolean).join(" "),
    startDate: request.startDate ?? "",
    path: requestPage(request.id),
  },
});

export const failedLetter = (request: RequestRow, attempt: AttemptRow): Letter => ({
  key: `payment-failed:${attempt.id}`,
  to: request.email,
  requestId: request.id,
  language: attempt.language,
  mail: {
    kind: "paymentFailed",
    username: greetedName(request),
    number: request.number,
    path: requestPage(request.id),
  },
});

/** Letter about money that bought nothing and is sent back. */
export const returningLetter = (
  request: RequestRow,
  attempt: AttemptRow,
  insurerName: Bilingual,
): Letter => ({
  key: `payment-returning:${attempt.id}`,
  to: request.email,
  requestId: request.id,
  language: attempt.language,
  mail: {
    kind: "paymentReturning",
    username: greetedName(request),
    number: request.number,
    insurerName,
    amountFils: attempt.amountFils,
    isStillToPay: isOpenToPay(request),
    path: requestPage(request.id),
  },
});

/** The version makes one notice for each time that the attempt enters review. */
export const reviewNotice = (
  request: RequestRow,
  { id, version }: AttemptRow,
  differs: readonly ComparedFact[],
  { adminEmail, at }: { adminEmail: string; at: Date },
): Letter => ({
  key: `payment-review:${id}:${version}`,
  to: adminEmail,
  language: "ar",
  mail: { kind: "paymentReviewNotice", number: request.number, differs, at: at.toISOString() },
});
