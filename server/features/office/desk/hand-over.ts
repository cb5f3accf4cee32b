import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { setTurnIn } from "../../../records/requests/turns-store.ts";
import { comeBackIn } from "../writes/come-back.ts";
import { handToIn, lockStaffIn } from "../writes/holders-store.ts";
import { endLeaseIn } from "../writes/leases-store.ts";
import { keepReasonIn } from "../writes/notes-store.ts";
import { insertNoticeIn } from "../writes/notices-store.ts";
import { heldByOtherIn } from "../writes/staff-writes.ts";
import type { StaffAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { takeIn } from "./desk-writes-store.ts";
import { requestActionsOf } from "./request-actions.ts";
import { viewerOf } from "./request-part.ts";

const readColleague = (id: string, field: string) => {
  if (!isUuid(id)) throw new Problem("request.invalid", { field });
  return id;
};

/** Refuses what is based on another holder than there is now. */
const refuseStaleIn = async (
  tx: Transaction,
  { assignee, assignedAt }: RequestRow,
  from: string | null,
) => {
  if (assignee === from) return;
  if (assignee === null) throw new Problem("staff.heldByNobody");
  throw await heldByOtherIn(tx, assignee, assignedAt);
};

/** How a request comes to somebody (rulings O1, O8). Doing the same again changes nothing. */
export const createHandingOver = (writes: StaffWrites) => {
  const noteIn = async (tx: Transaction, act: StaffAct, reason: string, at: Date) => {
    if (reason !== "") await keepReasonIn(tx, act, reason, at);
  };

  return {
    /** @throws {Problem} staff.takenByOther; staff.beingWorkedOn */
    take: (act: StaffAct) =>
      writes.change(act, async (tx, request, by, at) => {
        const { id } = act.member;
        if (request.assignee === id) {
          if (request.snoozedUntil) await setTurnIn(tx, request, { snoozedUntil: null }, by, at);
          return writes.holdIn(tx, act, at);
        }
        await refuseStaleIn(tx, request, null);
        await comeBackIn(tx, id, by, at);
        await takeIn(tx, request.id, id, at);
        await writes.holdIn(tx, act, at);
        await auditRequestIn(tx, request, "taken", by, at);
      }),

    /** @throws {Problem} staff.heldByNobody; staff.takenByOther where another was faster */
    takeOver: (act: StaffAct, { from, reason }: { from: string; reason: string }) =>
      writes.change(act, async (tx, request, by, at) => {
        const { id } = act.member;
        if (request.assignee === id) return;
        await refuseStaleIn(tx, request, readColleague(from, "from"));
        await comeBackIn(tx, id, by, at);
        await handToIn(tx, { id: request.id, from, to: id }, "takenOver", at);
        if (request.snoozedUntil) await setTurnIn(tx, request, { snoozedUntil: null }, by, at);
        await endLeaseIn(tx, act);
        await writes.holdIn(tx, act, at);
        await noteIn(tx, act, reason, at);
        const notice = { requestId: request.id, by: id, reason, at };
        await insertNoticeIn(tx, { ...notice, staffId: from, kind: "takenOver" });
        await auditRequestIn(tx, request, "takenOver", by, at, { colleague: from });
      }),

    /**
     * Their own or nobody's; an admin's word moves any.
     * @throws {Problem} staff.forbidden; staff.colleagueAway; see also `takeOver`
     */
    assign: (
      act: StaffAct,
      { to, from, reason }: { to: string; from: string | null; reason: string },
    ) =>
      writes.change(act, async (tx, request, by, at) => {
        const { id } = act.member;
        if (request.assignee === readColleague(to, "to")) return;
        await refuseStaleIn(tx, request, from);
        if (!requestActionsOf(request, viewerOf(request, act.member)).assign)
          throw new Problem("staff.forbidden");
        const isFromOther = from !== null && from !== id;
        if (isFromOther && reason === "") throw new Problem("request.invalid", { field: "reason" });
        const colleague = to === id ? undefined : await lockStaffIn(tx, to);
        if (!colleague?.mayWork || colleague.awaySince) throw new Problem("staff.colleagueAway");
        await handToIn(tx, { id: request.id, from, to }, "assigned", at);
        await endLeaseIn(tx, act);
        await noteIn(tx, act, reason, at);
        const notice = { requestId: request.id, by: id, reason, at };
        await insertNoticeIn(tx, { ...notice, staffId: to, kind: "assigned" });
        if (isFromOther) await insertNoticeIn(tx, { ...notice, staffId: from, kind: "handedOn" });
        await auditRequestIn(tx, request, "assigned", by, at, { colleague: to });
      }),

    /** @throws {Problem} staff.notTaken where a colleague put it aside */
    wake: (act: StaffAct) =>
      writes.change(act, async (tx, request, by, at) => {
        if (request.snoozedUntil === null) return;
        if (!requestActionsOf(request, viewerOf(request, act.member)).wake) {
          await refuseStaleIn(tx, request, act.member.id);
          throw new Problem("staff.notTaken");
        }
        await setTurnIn(tx, request, { snoozedUntil: null }, by, at);
        await auditRequestIn(tx, request, "woken", by, at);
      }),
  };
};
