import type { Bilingual } from "../../../domain/language.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { PaymentStatus } from "../../../contract/payments.ts";
import type { AttemptState } from "../../../domain/requests/payment-attempt-state.ts";
import { pagePath } from "../../http/page-language.ts";
import { isOpenToPay, plateInfoOf } from "../../records/requests/present-request.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { type InsurerRow, logoOf } from "../quotes/insurers-store.ts";
import type { AttemptRow } from "../../records/payments/attempts-store.ts";

const shown: Record<AttemptState, PaymentStatus["state"]> = {
  created: "unknown",
  handed_off: "unknown",
  verifying: "verifying",
  succeeded: "paid",
  failed: "failed",
  aborted: "aborted",
  superseded: "aborted",
  expired: "aborted",
  // Staff decide; until then it is neither paid nor to be tried again (ruling P7).
  review: "verifying",
};

/** Money that bought nothing is sent back: "paid" would promise a policy. */
const shownState = ({ state, applied }: Pick<AttemptRow, "state" | "applied">) =>
  state === "succeeded" && !applied ? "returning" : shown[state];

/** Also for a `ref` of another account (ruling P11). */
export const unknownPayment: PaymentStatus = {
  state: "unknown",
  requestId: null,
  number: null,
  insurerName: null,
  logo: null,
  priceFils: null,
  plateInfo: null,
  startDate: null,
  email: null,
  mayPay: false,
};

export const presentPayment = (payment: {
  attempt: AttemptRow;
  request: RequestRow;
  insurerName: Bilingual | null;
  pictures: Pick<InsurerRow, "logo" | "wordmark"> | null;
}): PaymentStatus => ({
  state: shownState(payment.attempt),
  requestId: payment.request.id,
  number: payment.request.number,
  insurerName: payment.insurerName,
  logo: payment.pictures && logoOf(payment.pictures),
  priceFils: payment.attempt.amountFils,
  plateInfo: plateInfoOf(payment.request),
  startDate: payment.request.startDate,
  email: payment.request.email,
  mayPay: isOpenToPay(payment.request),
});

// Has no language: the page takes it from the cookie, which the gateway's post does not carry.
export const pageOfUnsure = (ref: string) => `${paths.paymentSucceeded}?ref=${ref}`;

export const pageAfter = (attempt: AttemptRow | undefined) => {
  if (!attempt) return paths.paymentFailed;
  const state = shownState(attempt);
  const page =
    state === "failed" || state === "aborted" ? paths.paymentFailed : paths.paymentSucceeded;
  return `${pagePath(attempt.language, page)}?ref=${attempt.ref}`;
};
