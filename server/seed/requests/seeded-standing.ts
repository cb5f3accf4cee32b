import { newsOf } from "../../../domain/requests/news.ts";
import {
  type RequestAuditEvent,
  requestAuditEvents,
} from "../../../domain/requests/request-audit-events.ts";
import type { AuditRow, SeededRequest, SeededRows } from "./seeded-rows-store.ts";

/** Bring a request back although its state stays. */
const returning: readonly RequestAuditEvent[] = [
  "sentToInsurer",
  "insurerAnswered",
  "documentAsked",
  "documentReceived",
  "promiseMissed",
  "policySent",
  "policyRefused",
];

const newsFor = (audit: readonly AuditRow[]) => {
  const last = audit.findLast(
    ({ subject, event, fromState }) =>
      subject === "request" && (fromState !== null || returning.some((one) => one === event)),
  );
  const event = requestAuditEvents.find((one) => one === last?.event);
  const news = last && event && newsOf(event, last.actor);
  return news ? { news, newsAt: last.at } : { news: null, newsAt: null };
};

/** Why it is back, and when its customer is to be called: follows from what has happened. */
export const standingAfter = (
  { turn }: Pick<SeededRequest, "turn">,
  audit: readonly AuditRow[],
  calls: SeededRows["calls"],
  seenAt: Date | null,
) => {
  const told = newsFor(audit);
  const again = calls.at(-1)?.callBackAt ?? null;
  return {
    ...told,
    newsSeenAt: told.news === "policyRefused" ? null : seenAt,
    callDueAt: turn === null ? null : again,
  };
};
