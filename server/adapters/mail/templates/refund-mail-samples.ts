import type { Mail } from "../mail.ts";

type RefundMail = Extract<Mail, { kind: "refund" }>;
type OfRequest = Pick<RefundMail, "username" | "number" | "path" | "insurerName" | "amountFils">;

/** A refund by transfer at each of its steps; the first one waits for the account. */
export const refundSamples = (request: OfRequest) => {
  const transfer = {
    kind: "refund",
    ...request,
    way: "transfer",
    insurerRef: null,
    promisedOn: null,
    ibanTail: "417",
    needs: [],
  } as const;
  return {
    refund: { ...transfer, step: "approved", ibanTail: null, needs: ["iban", "certificate"] },
    refundToCard: { ...transfer, step: "approved", way: "card", ibanTail: null },
    refundSent: { ...transfer, step: "sent", promisedOn: "2026-03-25" },
    refundFailed: { ...transfer, step: "failed" },
    refundFailedForAccount: { ...transfer, step: "failed", ibanTail: null, needs: ["iban"] },
    refundConfirmed: { ...transfer, step: "confirmed" },
    refundByCheque: { ...transfer, step: "confirmed", way: "cheque", ibanTail: null },
    refundEnded: { ...transfer, step: "ended" },
    refundAccountGiven: { ...transfer, step: "accountGiven" },
  } as const satisfies Record<string, RefundMail>;
};
