import type { Letter } from "../../adapters/mail/mail.ts";
import type { RequestRow } from "../requests/requests-store.ts";
import type { AttemptRow } from "./payments-store.ts";

/** The confirmation of a payment, in the language it was started in; one for each request. */
export const paidLetter = (
  request: RequestRow,
  attempt: AttemptRow,
  insurerName: { en: string; ar: string },
): Letter => ({
  key: `paid:${request.id}`,
  to: request.email,
  language: attempt.language,
  mail: {
    kind: "paymentConfirmed",
    username: request.username,
    number: request.number,
    insurerName,
    amountFils: attempt.amountFils,
    plate: [request.plateCode, request.plateNumber].filter(Boolean).join(" "),
    startDate: request.startDate ?? "",
    path: "/profile",
  },
});
