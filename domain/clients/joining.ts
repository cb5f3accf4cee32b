import { DAY_MS } from "../durations.ts";
import { dayInDubai } from "../calendar-day.ts";

/** What proves that two clients are one person; likeness never does. */
export const proofKinds = ["mail", "document"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Whose address, document or request it is: the client's, or the one they are joined with. */
export const sides = ["client", "other"] as const;
export type Side = (typeof sides)[number];

/** A mail that came from one of the two addresses and names the other, or a document of one. */
export type Proof =
  { kind: "mail"; from: Side; day: string } | { kind: "document"; documentId: string };

/** Days after which nobody can look a mail up any more. */
const MAIL_DAYS = 730;

/** Whether a mail of that day, YYYY-MM-DD in Dubai, can be looked up at a moment. */
export const isMailDay = (day: string, now: Date): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return false;
  return day <= dayInDubai(now) && now.getTime() - at <= MAIL_DAYS * DAY_MS;
};
