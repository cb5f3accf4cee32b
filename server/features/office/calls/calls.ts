import type { DeskRequest } from "../../../../contract/office/requests.ts";
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
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import { auditRequestIn } from "../../requests/store/request-audit.ts";
import { setTurnIn } from "../../requests/store/turns-store.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";
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
        const by = byStaff(member.id);
        if (again) await setTurnIn(tx, id, { snoozedUntil: again }, by, call.at);
        await auditRequestIn(tx, request, "contacted", by, call.at);
      });
      return read(id, member);
    },

    /** @throws {Problem} staff.notNow */
    sendToInsurer: async ({ member, id, version }: Written, reference: string) => {
      await writes.write(member, id, version, async (tx, request) => {
        if (!maySendToInsurer(request)) throw new Problem("staff.notNow");
        const [by, sentAt] = [byStaff(member.id), now()];
        await answerSubmissionsIn(tx, id, sentAt);
        await insertSubmissionIn(tx, { requestId: id, staffId: member.id, reference, sentAt });
        const turn = turnGivenTo("insurer", request.state, sentAt);
        await setTurnIn(tx, id, { ...turn, snoozedUntil: null }, by, sentAt);
        await auditRequestIn(tx, request, "sentToInsurer", by, sentAt);
      });
      return read(id, member);
    },

    /** @throws {Problem} staff.notNow */
    noteAnswer: async ({ member, id, version }: Written) => {
      await writes.write(member, id, version, async (tx, request) => {
        if (!mayNoteAnswer(request)) throw new Problem("staff.notNow");
        const [by, at] = [byStaff(member.id), now()];
        await answerSubmissionsIn(tx, id, at);
        await setTurnIn(tx, id, { ...turnOf(request.state, at), snoozedUntil: null }, by, at);
        await auditRequestIn(tx, request, "insurerAnswered", by, at);
      });
      return read(id, member);
    },
  };
};

export type Calls = ReturnType<typeof createCalls>;
