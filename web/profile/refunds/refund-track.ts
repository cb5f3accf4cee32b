import type { OwnRefund } from "../../../contract/refund.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";

export const trackSteps = ["asked", "approved", "sent", "onItsWay", "confirmed"] as const;
export type TrackStep = (typeof trackSteps)[number];

type Note = "checking" | "waitingForYou" | "next" | "again" | "by" | "noDay" | "arrived";

export type Tracked = {
  step: TrackStep;
  standing: "done" | "now" | "later";
  /** When it was done, or is promised, YYYY-MM-DD in Dubai. */
  day: string | null;
  /** Said where it is not simply done. */
  note: Note | null;
};

type Moments = Pick<
  OwnRefund,
  "state" | "needs" | "askedAt" | "approvedAt" | "sentAt" | "promisedOn" | "endedAt"
>;

/** Index in `trackSteps` of the step that a refund waits in; those before it are done. */
const waitsIn: Partial<Record<OwnRefund["state"], number>> = {
  proposed: 1,
  approved: 2,
  failed: 2,
  sent: 3,
  confirmed: 5,
};

const noteOf = (step: TrackStep, isNow: boolean, refund: Moments): Note | null => {
  const { state, needs, promisedOn } = refund;
  if (step === "confirmed") return "arrived";
  if (!isNow) return null;
  if (step === "approved") return "checking";
  if (step === "onItsWay") return promisedOn === null ? "noDay" : "by";
  if (needs.length > 0) return "waitingForYou";
  return state === "failed" ? "again" : "next";
};

/** The five steps of a refund on its way; none once it ended without payment. */
export const trackOf = (refund: Moments): Tracked[] => {
  const now = waitsIn[refund.state];
  if (now === undefined) return [];
  const { askedAt, approvedAt, sentAt, endedAt } = refund;
  const done = { asked: askedAt, approved: approvedAt, sent: sentAt, onItsWay: null };
  const momentOf = (step: TrackStep) => (step === "confirmed" ? endedAt : done[step]);

  return trackSteps.map((step, index) => {
    if (index < now) {
      const moment = momentOf(step);
      const day = moment === null ? null : dayInDubai(new Date(moment));
      return { step, standing: "done", day, note: null };
    }
    const note = noteOf(step, index === now, refund);
    const day = note === "by" ? refund.promisedOn : null;
    return { step, standing: index === now ? "now" : "later", day, note };
  });
};
