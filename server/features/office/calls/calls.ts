import type { DeskRequest } from "../../../../contract/office/requests.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import type { CallOutcome } from "../../../../domain/requests/call-outcomes.ts";
import {
  mayNoteAnswer,
  mayNoteCall,
  maySendToInsurer,
} from "../../../../domain/requests/desk-moves.ts";
import { turnOf } from "../../../../domain/requests/turn.ts";
import { nextCallTime } from "../../../../domain/support/call-hours.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { writeStaffAuditIn } from "../writes/staff-audit.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";
import { setTurnIn } from "../writes/turns-store.ts";
import { answerSubmissionsIn, insertCallIn, insertSubmissionIn } from "./calls-store.ts";

const LATEST_CALL_MS = 366 * DAY_MS;

type Read = (id: string, member: StaffMember) => Promise<DeskRequest>;
type Written = { member: StaffMember; id: string; version: number };

/** What staff do outside of this system: calls, and letters to insurers. */
export const createCalls = ({ now }: Pick<Parts, "now">, writes: StaffWrites, read: Read) => {
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
      { member, id, version }: Written,
      { outcome, callBackAt }: { outcome: CallOutcome; callBackAt: Date | null },
    ) => {
      const again = callTime(callBackAt);
      await writes.write(member, id, version, async (tx, request) => {
        if (!mayNoteCall(request)) throw new Problem("staff.notNow");
        const call = { requestId: id, staffId: member.id, outcome, callBackAt: again, at: now() };
        await insertCallIn(tx, call);
        if (again) await setTurnIn(tx, id, { snoozedUntil: again });
        await writeStaffAuditIn(tx, member, request, "contacted", call.at);
      });
      return read(id, member);
    },

    /** @throws {Problem} staff.notNow */
    sendToInsurer: async ({ member, id, version }: Written, reference: string) => {
      await writes.write(member, id, version, async (tx, request) => {
        if (!maySendToInsurer(request)) throw new Problem("staff.notNow");
        const sentAt = now();
        await answerSubmissionsIn(tx, id, sentAt);
        await insertSubmissionIn(tx, { requestId: id, staffId: member.id, reference, sentAt });
        await setTurnIn(tx, id, { turn: "insurer", dueAt: sentAt, snoozedUntil: null });
        await writeStaffAuditIn(tx, member, request, "sentToInsurer", sentAt);
      });
      return read(id, member);
    },

    /** @throws {Problem} staff.notNow */
    noteAnswer: async ({ member, id, version }: Written) => {
      await writes.write(member, id, version, async (tx, request) => {
        if (!mayNoteAnswer(request)) throw new Problem("staff.notNow");
        const at = now();
        await answerSubmissionsIn(tx, id, at);
        await setTurnIn(tx, id, { ...turnOf(request.state, at), snoozedUntil: null });
        await writeStaffAuditIn(tx, member, request, "insurerAnswered", at);
      });
      return read(id, member);
    },
  };
};

export type Calls = ReturnType<typeof createCalls>;
