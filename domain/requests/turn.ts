import {
  afterWorkingDays,
  afterWorkingTime,
  toHalfHour,
  type WorkingCalendar,
} from "../calendar/working-time.ts";
import type { RequestState } from "./request-state.ts";

export const turns = ["us", "customer", "insurer"] as const;
export type Turn = (typeof turns)[number];

/**
 * Whose turn it is (ruling O3), and how many working hours we give ourselves. Nobody's in
 * `verifying_payment`, where the gateway is asked, and in `refund_pending`, which has a view of its own.
 */
const turnIn: Partial<Record<RequestState, { turn: Turn; hours?: number; isTold?: true }>> = {
  submitted: { turn: "us", hours: 4 },
  // Its customer is told until when, so it has to be a time that can be said.
  lead: { turn: "us", hours: 4, isTold: true },
  offered: { turn: "customer" },
  awaiting_payment: { turn: "customer" },
  paid: { turn: "us", hours: 9 },
};

/** Working days until an insurer is late. */
export const INSURER_DAYS = 2;

/**
 * `dueAt` sorts a queue: until when we or an insurer have to act, or since when a customer has to.
 * Null where there is nothing to do, or only for the gateway.
 */
export function turnOf(
  calendar: WorkingCalendar,
  state: RequestState,
  since: Date,
): { turn: Turn | null; dueAt: Date | null } {
  const known = turnIn[state];
  if (!known) return { turn: null, dueAt: null };
  const { turn, hours, isTold } = known;
  if (hours === undefined) return { turn, dueAt: since };
  const dueAt = afterWorkingTime(calendar, since, hours);
  return { turn, dueAt: isTold ? toHalfHour(dueAt) : dueAt };
}

/** A turn that does not follow from the state. Ours is due as if the state had begun now. */
export function turnGivenTo(
  calendar: WorkingCalendar,
  turn: Turn | null,
  state: RequestState,
  since: Date,
): { turn: Turn | null; dueAt: Date | null } {
  if (turn === null) return { turn, dueAt: null };
  if (turn === "insurer") return { turn, dueAt: afterWorkingDays(calendar, since, INSURER_DAYS) };
  return { turn, dueAt: turn === "us" ? (turnOf(calendar, state, since).dueAt ?? since) : since };
}

/** Working hours for us to look at pictures that we asked for. */
const PICTURE_HOURS = 4;

/** The turn is the customer's while they owe us a picture, and ours again once it is there. */
export function turnWithPictures(
  calendar: WorkingCalendar,
  state: RequestState,
  since: Date,
  pictures: { areAsked: boolean; areThere: boolean },
): { turn: Turn | null; dueAt: Date | null } {
  // What a lead waits for is an offer, also once its pictures are there.
  if (pictures.areThere && state !== "lead")
    return { turn: "us", dueAt: afterWorkingTime(calendar, since, PICTURE_HOURS) };
  if (pictures.areThere) return turnOf(calendar, state, since);
  return pictures.areAsked ? { turn: "customer", dueAt: since } : turnOf(calendar, state, since);
}
