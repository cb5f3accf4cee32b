import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import type { Payments } from "../../payments/payments.ts";
import { calendarIn } from "../../../records/calendar/calendar-store.ts";
import { cancelledLetter } from "../../../records/requests/cancelled-letter.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import { moveRequestIn } from "../../../records/requests/requests-store.ts";
import { noteNewsSeenIn } from "../../../records/requests/news-store.ts";
import { setTurnIn } from "../../../records/requests/turns-store.ts";
import type { StaffAct, VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { readNoticesOfIn } from "../writes/notices-store.ts";
import { refuseNotOwnIn } from "../writes/staff-writes.ts";
import { addNoteIn, keepNoteDraftIn } from "../writes/notes-store.ts";
import { createHandingOver } from "./hand-over.ts";
import { releaseIn } from "./desk-writes-store.ts";
import { requestActionsOf } from "./request-actions.ts";
import { viewerOf } from "./request-part.ts";

type Features = { payments: Pick<Payments, "giveUpIn">; writes: StaffWrites };

/** What staff do with requests (rulings O1, O3, U6). */
export const createDeskWriting = (
  { jobs }: Pick<Parts, "jobs">,
  { payments, writes }: Features,
) => {
  return {
    ...createHandingOver(writes),

    /** Done by its assignee, or by an admin. @throws {Problem} staff.notTaken */
    release: (act: StaffAct) =>
      writes.change(act, async (tx, request, by, at) => {
        if (!requestActionsOf(request, viewerOf(request, act.member)).release)
          throw new Problem("staff.notTaken");
        await releaseIn(tx, request.id);
        await auditRequestIn(tx, request, "released", by, at);
      }),

    /** @throws {Problem} staff.notTaken; staff.takenByOther; staff.beingWorkedOn */
    renewLease: (act: StaffAct) =>
      writes.withLock(act, async (tx, request, _by, at) => {
        await refuseNotOwnIn(tx, request, act.member.id);
        await writes.holdIn(tx, act, at);
      }),

    snooze: (act: VersionedAct, until: Date | null) =>
      writes.write(act, async (tx, request, by, at) => {
        // What waits for an insurer comes back to us, so that nobody forgets to ask again.
        const isBack = request.turn === "insurer" && until !== null;
        const turn = isBack
          ? { turn: "us" as const, dueAt: until, calendar: await calendarIn(tx) }
          : {};
        await setTurnIn(tx, request, { snoozedUntil: until, ...turn }, by, at);
        await auditRequestIn(tx, request, until ? "snoozed" : "woken", by, at);
      }),

    /** The reason stays as a note, which is erased with the request. @throws {Problem} requests.notCancellable */
    cancel: (act: VersionedAct, reason: string) =>
      writes.write(act, async (tx, request, by, at) => {
        if (!requestActionsOf(request, viewerOf(request, act.member)).cancel)
          throw new Problem("requests.notCancellable");
        await payments.giveUpIn(tx, request.id, by);
        const cancelled = await moveRequestIn(tx, request, "cancelledByStaff", by, at);
        if (!cancelled) throw new Problem("requests.changedMeanwhile");
        await addNoteIn(tx, act, reason, at);
        await sendLetterIn(tx, jobs, cancelledLetter(cancelled));
      }),

    addNote: (act: StaffAct, text: string) =>
      writes.change(act, async (tx, request, by, at) => {
        await addNoteIn(tx, act, text, at);
        await auditRequestIn(tx, request, "noteAdded", by, at);
      }),

    /** Whoever opens what is theirs needs no line about it on the dashboard any more. */
    noteSeen: (act: StaffAct, until: Date) =>
      writes.withLock(act, async (tx, request, _by, at) => {
        const staffId = act.member.id;
        await noteNewsSeenIn(tx, { id: request.id, staffId, until: until < at ? until : at });
        if (request.assignee === staffId)
          await readNoticesOfIn(tx, { requestId: request.id, staffId }, at);
      }),

    keepNoteDraft: (act: StaffAct, text: string) =>
      writes.withLock(act, (tx, _request, _by, at) => keepNoteDraftIn(tx, act, text, at)),
  };
};
