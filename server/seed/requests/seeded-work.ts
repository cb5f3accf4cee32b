import { defaultCalendar } from "../../../domain/calendar/default-calendar.ts";
import {
  documentLinkEnds,
  mayJudgeDocuments,
  pictureFaults,
} from "../../../domain/documents/document-request.ts";
import { documentsNeeded } from "../../../domain/documents/documents.ts";
import { HOUR_MS } from "../../../domain/durations.ts";
import { type CallOutcome, needsAnotherCall } from "../../../domain/requests/call-outcomes.ts";
import { maySendToInsurer } from "../../../domain/requests/desk-moves.ts";
import { type Turn, turnGivenTo } from "../../../domain/requests/turn.ts";
import { nextCallTime } from "../../../domain/support/call-hours.ts";
import type { Random } from "./random.ts";
import type { AuditRow, SeededRows } from "./seeded-rows-store.ts";
import type { Held } from "./seeded-trail.ts";

const CALLED_SHARE = 0.3;
const MAX_CALLS = 2;
const CALL_AGAIN_HOURS = [2, 30] as const;
/** Share where it may be sent to an insurer. */
const SENT_SHARE = 0.25;
/** Share where documents are judged. */
const ASKED_SHARE = 0.08;
const NOTED_SHARE = 0.3;

const outcomes: readonly { outcome: CallOutcome; weight: number }[] = [
  { outcome: "reached", weight: 5 },
  { outcome: "noAnswer", weight: 3 },
  { outcome: "callBack", weight: 2 },
  { outcome: "wrongNumber", weight: 0.2 },
];

/** Leaves out those that wait for a verdict: there are no pictures to look at. */
const endings = [
  { state: "accepted", weight: 8 },
  { state: "rejected", weight: 1 },
  { state: "expired", weight: 2 },
  { state: "withdrawn", weight: 1 },
] as const;

type Work = Pick<SeededRows, "calls" | "submissions" | "documentRequests" | "audit"> & {
  /** Whose turn it is then, where it did not stay ours. */
  passed: Partial<SeededRows["request"]> | undefined;
};

export const noWork: Work = {
  calls: [],
  submissions: [],
  documentRequests: [],
  audit: [],
  passed: undefined,
};

type Request = Pick<SeededRows["request"], "id" | "type" | "turn">;

/** What an agent did while having a request, which still waits for us or has gone on. */
export const workOn = (
  request: Request,
  { from, until, state, version }: Held,
  staffId: string,
  random: Random,
): Work => {
  const { id } = request;
  const isOurs = request.turn === "us";
  const work: Work = {
    calls: [],
    submissions: [],
    documentRequests: [],
    audit: [],
    passed: undefined,
  };
  const at = (share: number) =>
    new Date(from.getTime() + Math.floor((until.getTime() - from.getTime()) * share));
  const write = (event: string, moment: Date, actor: AuditRow["actor"] = "staff") => {
    const by = { actor, actorId: actor === "staff" ? staffId : null };
    const subject = { subject: "request" as const, subjectId: id };
    work.audit.push({
      at: moment,
      ...by,
      ...subject,
      event,
      fromState: null,
      toState: state,
      version,
    });
  };
  const pass = (turn: Turn, moment: Date) => {
    work.passed = { ...turnGivenTo(defaultCalendar, turn, state, moment), snoozedUntil: null };
  };

  const call = (moment: Date) => {
    const { outcome } = random.pickWeighted(outcomes);
    const later = new Date(moment.getTime() + random.whole(...CALL_AGAIN_HOURS) * HOUR_MS);
    const callBackAt = needsAnotherCall(outcome) ? nextCallTime(later) : null;
    work.calls.push({
      id: random.uuid(),
      subject: "request",
      subjectId: id,
      staffId,
      outcome,
      callBackAt,
      at: moment,
    });
    write("contacted", moment);
  };

  const sendToInsurer = () => {
    const [sentAt, answeredAt] = [at(0.5), isOurs ? null : at(0.9)];
    const reference = `QR-${random.digits(4)}-${random.digits(3)}`;
    const sent = { requestId: id, staffId, reference, sentAt, answeredAt };
    work.submissions.push({ id: random.uuid(), ...sent });
    write("sentToInsurer", sentAt);
    if (answeredAt) write("insurerAnswered", answeredAt);
    else pass("insurer", sentAt);
  };

  const askForPicture = () => {
    const ending = isOurs ? ("open" as const) : random.pickWeighted(endings).state;
    const [createdAt, receivedAt, endedAt] = [at(0.6), at(0.7), at(0.8)];
    const isReceived = ending === "accepted" || ending === "rejected";
    const needed = documentsNeeded(
      request.type === "renew" ? { type: "renew" } : { type: "new", inputMethod: "vcc" },
    );
    work.documentRequests.push({
      id: random.uuid(),
      requestId: id,
      tokenHash: `${random.uuid()}${random.uuid()}`.replaceAll("-", ""),
      slots: [random.pick(needed)],
      reason: random.pickSkewed(pictureFaults),
      note: random.chance(NOTED_SHARE) ? "Please lay it flat, in daylight." : null,
      state: ending,
      askedBy: staffId,
      expiresAt: documentLinkEnds(createdAt),
      receivedAt: isReceived ? receivedAt : null,
      endedAt: isOurs ? null : endedAt,
      createdAt,
    });
    write("documentAsked", createdAt);
    if (isOurs) pass("customer", createdAt);
    if (isReceived) write("documentReceived", receivedAt, "customer");
  };

  const calls = random.chance(CALLED_SHARE) ? random.whole(1, MAX_CALLS) : 0;
  for (let index = 0; index < calls; index++) call(at(0.2 + 0.1 * index));
  const isSent = maySendToInsurer({ state, turn: "us" }) && random.chance(SENT_SHARE);
  if (isSent) sendToInsurer();
  if (!isSent && mayJudgeDocuments(state) && random.chance(ASKED_SHARE)) askForPicture();
  return work;
};
