import type { ChargeState } from "../../../domain/charges/charge-state.ts";
import { mayPay, type RequestState } from "../../../domain/requests/request-state.ts";
import type { AuditRow, SeededAttempt, SeededRows } from "./seeded-rows-store.ts";

type Sold = { chargeId: string; state: RequestState; insurer: string; priceFils: number };

/** The sale for which these attempts were made, the oldest first. */
export const chargeOf = (
  { chargeId, state: requestState, insurer, priceFils }: Sold,
  attempts: readonly SeededAttempt[],
  endsAt: Date,
): { charges: SeededRows["charges"]; audit: AuditRow[] } => {
  const [first] = attempts;
  if (!first) return { charges: [], audit: [] };
  const captured = attempts.find(({ applied }) => applied);
  const isAsked = mayPay(requestState) || requestState === "verifying_payment";
  const state: ChargeState = captured ? "paid" : isAsked ? "open" : "void";
  const states = state === "open" ? (["open"] as const) : (["open", state] as const);
  return {
    charges: [
      {
        id: chargeId,
        requestId: first.requestId,
        kind: "sale",
        state,
        payee: insurer,
        amountFils: priceFils,
        capturedFils: captured?.amountFils ?? 0,
        returnedFils: requestState === "refunded" ? (captured?.amountFils ?? 0) : 0,
        createdAt: first.createdAt,
        decidedAt: state === "open" ? null : endsAt,
        version: states.length,
      },
    ],
    audit: states.map((toState, step) => ({
      at: step === 0 ? first.createdAt : endsAt,
      actor: step === 0 ? "customer" : captured ? "gateway" : "system",
      actorId: null,
      subject: "charge",
      subjectId: chargeId,
      event: toState,
      fromState: step === 0 ? null : "open",
      toState,
      version: step + 1,
    })),
  };
};
