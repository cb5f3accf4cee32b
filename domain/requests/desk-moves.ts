import { nextState, type RequestState } from "./request-state.ts";
import type { Turn } from "./turn.ts";

type Standing = { state: RequestState; turn: Turn | null };

export function mayReject(state: RequestState): boolean {
  return nextState(state, "rejected") !== undefined;
}

/** Whether an insurer may get name and documents: what we promise (`web/promises`). */
export function mayGiveToInsurer(state: RequestState): boolean {
  return ["paid", "issued", "refund_pending", "refunded"].includes(state);
}

/** Allowed while an offer or a policy depends on the insurer's answer. */
export function maySendToInsurer({ state, turn }: Standing): boolean {
  return turn === "us" && (state === "lead" || state === "paid");
}

export function mayNoteAnswer({ turn }: Standing): boolean {
  return turn === "insurer";
}

/** Allowed as long as there is something left to talk about. */
export function mayNoteCall({ turn }: Standing): boolean {
  return turn !== null;
}
