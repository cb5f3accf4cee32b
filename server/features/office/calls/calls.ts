import { DAY_MS } from "../../../../domain/durations.ts";
import type { CallOutcome } from "../../../../domain/requests/call-outcomes.ts";
import {
  mayNoteAnswer,
  mayNoteCall,
  maySendToInsurer,
} from "../../../../domain/requests/desk-moves.ts";
import { turnGivenTo, turnOf } from "../../../../domain/requests/turn.ts";
import { nextCallTime } from "../../../../domain/support/call-hours.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { calendarIn } from "../../../records/calendar/calendar-store.ts";
import { auditCountedIn, auditRequestIn } from "../../../records/requests/request-audit.ts";
import { setTurnIn } from "../../../records/requests/turns-store.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { answerSubmissionsIn, insertCallIn, insertSubmissionIn } from "./calls-store.ts";

const LATEST_CALL_MS = 366 * DAY_MS;

/** What staff do outside of this system: calls, and letters to insurers. */
export const createCalls = ({ now }: Pick<Parts, "now">, { writes }: { writes: StaffWrites }) => {
  const callTime = (wanted: Date | null) => {
    if (!wanted) return null;
    const ahead = wanted.getTime() - now().getTime();
    if (ahead <= 0 || ahead > LATEST_CALL_MS)
      throw new Problem("request.invalid", { field: "callBackAt" });
    return nextCallTime(wanted);
  };

  return {
    /** A time to call again is moved into the hours for calls. @throws {Problem} staff.notNow */
    note: async (
      act: VersionedAct,
      { outcome, callBackAt }: { outcome: CallOutcome; callBackAt: Date | null },
    ) => {
      const again = callTime(callBackAt);
      return writes.write(act, async (tx, request, by, at) => {
        if (!mayNoteCall(request)) throw new Problem("staff.notNow");
        const who = { subject: act.kind, subjectId: request.id, staffId: act.member.id };
        await insertCallIn(tx, { ...who, outcome, callBackAt: again, at });
        const hidden = again && { snoozedUntil: again };
        await setTurnIn(tx, request, { ...hidden, callDueAt: again }, by, at);
        await auditCountedIn(tx, request, "contacted", by, at);
      });
    },

    /** @throws {Problem} staff.notNow */
    sendToInsurer: (act: VersionedAct, reference: string) =>
      writes.write(act, async (tx, request, by, sentAt) => {
        if (!maySendToInsurer(request)) throw new Problem("staff.notNow");
        const who = { requestId: request.id, staffId: act.member.id };
        await answerSubmissionsIn(tx, request.id, sentAt);
        await insertSubmissionIn(tx, { ...who, reference, sentAt });
        const calendar = await calendarIn(tx);
        const turn = turnGivenTo(calendar, "insurer", request.state, sentAt);
        const standing = { ...turn, calendar, snoozedUntil: null };
        await setTurnIn(tx, request, standing, by, sentAt, "sentToInsurer");
        await auditRequestIn(tx, request, "sentToInsurer", by, sentAt);
      }),

    /** @throws {Problem} staff.notNow */
    noteAnswer: (act: VersionedAct) =>
      writes.write(act, async (tx, request, by, at) => {
        if (!mayNoteAnswer(request)) throw new Problem("staff.notNow");
        await answerSubmissionsIn(tx, request.id, at);
        const calendar = await calendarIn(tx);
        const turn = turnOf(calendar, request.state, at);
        const standing = { ...turn, calendar, snoozedUntil: null };
        await setTurnIn(tx, request, standing, by, at, "insurerAnswered");
        await auditRequestIn(tx, request, "insurerAnswered", by, at);
      }),
  };
};

export type Calls = ReturnType<typeof createCalls>;
