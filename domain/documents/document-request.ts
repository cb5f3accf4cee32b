import { DAY_MS } from "../durations.ts";
import type { RequestState } from "../requests/request-state.ts";
import type { DocumentSlot } from "./documents.ts";

export const documentRequestStates = [
  "open",
  "received",
  "accepted",
  "rejected",
  "withdrawn",
  "expired",
] as const;
export type DocumentRequestState = (typeof documentRequestStates)[number];

export const documentRequestEvents = ["receive", "accept", "reject", "withdraw", "expire"] as const;
export type DocumentRequestEvent = (typeof documentRequestEvents)[number];

/**
 * Pictures of a document that staff asked for again. The customer causes `receive`, the system
 * `expire`, staff the rest; the system withdraws what a changed request does not need any more.
 */
export const documentRequestTransitions: Record<
  DocumentRequestState,
  Partial<Record<DocumentRequestEvent, DocumentRequestState>>
> = {
  open: { receive: "received", withdraw: "withdrawn", expire: "expired" },
  received: { accept: "accepted", reject: "rejected", withdraw: "withdrawn" },
  accepted: {},
  rejected: {},
  withdrawn: {},
  expired: {},
};

export function nextDocumentRequestState(
  state: DocumentRequestState,
  event: DocumentRequestEvent,
): DocumentRequestState | undefined {
  return documentRequestTransitions[state][event];
}

/** Why a picture does not do. */
export const pictureFaults = [
  "blurred",
  "cutOff",
  "expired",
  "wrongSide",
  "someoneElses",
  "differs",
  "other",
] as const;
export type PictureFault = (typeof pictureFaults)[number];

export const LINK_DAYS = 7;

export const documentLinkEnds = (askedAt: Date) => new Date(askedAt.getTime() + LINK_DAYS * DAY_MS);

type Asked = { state: DocumentRequestState; slots: readonly DocumentSlot[] };

/**
 * Whether staff may send the link again, as a new one: nothing has come, or what came did not do.
 * `later` are those that were made after it; one of the same pictures stands for it.
 */
export function mayAskAgain({ state, slots }: Asked, later: readonly Asked[]): boolean {
  const isUnanswered = state === "open" || state === "expired" || state === "rejected";
  return isUnanswered && !later.some((one) => one.slots.some((slot) => slots.includes(slot)));
}

/** Allowed until the policy is issued, also when the premium is paid. */
export function mayJudgeDocuments(state: RequestState): boolean {
  return ["submitted", "lead", "offered", "awaiting_payment", "verifying_payment", "paid"].includes(
    state,
  );
}
