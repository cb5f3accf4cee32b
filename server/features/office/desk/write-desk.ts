import type { DeskRequest } from "../../../../contract/office/requests.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import type { Payments } from "../../payments/payments.ts";
import { cancelledLetter } from "../../requests/letters/cancelled-letter.ts";
import { auditRequestIn } from "../../requests/store/request-audit.ts";
import { moveRequestIn, type RequestRow } from "../../requests/store/requests-store.ts";
import { setTurnIn } from "../../requests/store/turns-store.ts";
import { addNoteIn, keepNoteDraftIn, releaseIn, takeIn } from "./desk-writes-store.ts";
import { actionsOf } from "./actions-of.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";

/** What staff do with requests (rulings O1, O3, U6). Each answers the request as it is then. */
export const createDeskWriting = (
  { jobs, now }: Pick<Parts, "jobs" | "now">,
  writes: StaffWrites,
  payments: Pick<Payments, "giveUpIn">,
  read: (id: string, member: StaffMember) => Promise<DeskRequest>,
) => {
  const change = async (
    member: StaffMember,
    id: string,
    run: (tx: Transaction, request: RequestRow) => Promise<void>,
  ) => {
    await writes.change(id, run);
    return read(id, member);
  };

  const write = async (
    member: StaffMember,
    id: string,
    version: number,
    run: (tx: Transaction, request: RequestRow) => Promise<void>,
  ) => {
    await writes.write(member, id, version, run);
    return read(id, member);
  };

  const audit = (tx: Transaction, member: StaffMember, request: RequestRow, event: string) =>
    auditRequestIn(tx, request, event, byStaff(member.id), now());

  return {
    /** @throws {Problem} staff.takenByOther; staff.beingWorkedOn */
    take: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        if (!(await takeIn(tx, id, member.id))) throw new Problem("staff.takenByOther");
        await writes.holdIn(tx, member, id);
        if (request.assignee === null) await audit(tx, member, request, "taken");
      }),

    /** By its assignee, or by an admin. */
    release: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        if (!actionsOf(request, member).includes("release")) throw new Problem("staff.notTaken");
        await releaseIn(tx, id);
        await audit(tx, member, request, "released");
      }),

    renewLease: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        if (request.assignee !== member.id) throw new Problem("staff.notTaken");
        await writes.holdIn(tx, member, id);
      }),

    snooze: (member: StaffMember, id: string, version: number, until: Date | null) =>
      write(member, id, version, async (tx, request) => {
        // What waits for an insurer comes back to us, so that nobody forgets to ask again.
        const isBack = request.turn === "insurer" && until !== null;
        const turn = isBack ? { turn: "us" as const, dueAt: until } : {};
        await setTurnIn(tx, id, { snoozedUntil: until, ...turn }, byStaff(member.id), now());
        await audit(tx, member, request, until ? "snoozed" : "woken");
      }),

    /** The reason stays as a note, which is erased with the request. */
    cancel: (member: StaffMember, id: string, version: number, reason: string) =>
      write(member, id, version, async (tx, request) => {
        if (!actionsOf(request, member).includes("cancel"))
          throw new Problem("requests.notCancellable");
        const [by, at] = [byStaff(member.id), now()];
        await payments.giveUpIn(tx, id, by);
        const cancelled = await moveRequestIn(tx, request, "cancelledByStaff", by, at);
        if (!cancelled) throw new Problem("requests.changedMeanwhile");
        await addNoteIn(tx, { requestId: id, staffId: member.id, text: reason, createdAt: at });
        await sendLetterIn(tx, jobs, cancelledLetter(cancelled));
      }),

    addNote: (member: StaffMember, id: string, text: string) =>
      change(member, id, async (tx, request) => {
        await addNoteIn(tx, { requestId: id, staffId: member.id, text, createdAt: now() });
        await audit(tx, member, request, "noteAdded");
      }),

    keepNoteDraft: (member: StaffMember, id: string, text: string) =>
      change(member, id, (tx) =>
        keepNoteDraftIn(tx, { requestId: id, staffId: member.id, text, updatedAt: now() }),
      ),
  };
};
