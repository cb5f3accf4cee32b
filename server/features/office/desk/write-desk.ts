import type { DeskRequest } from "../../../../contract/office/requests.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import type { Payments } from "../../payments/payments.ts";
import { cancelledLetter } from "../../requests/letters/cancelled-letter.ts";
import {
  lockRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../../requests/store/requests-store.ts";
import {
  addNoteIn,
  holdLeaseIn,
  keepNoteDraftIn,
  releaseIn,
  snoozeIn,
  takeIn,
} from "./desk-writes-store.ts";
import { actionsOf } from "./present-desk.ts";
import { writeStaffAuditIn } from "./staff-audit.ts";

const LEASE_MS = 10 * MINUTE_MS;

/** What staff do with requests (rulings O1, O3, U6). Each answers the request as it is then. */
export const createDeskWriting = (
  { db, jobs, now }: Pick<Parts, "db" | "jobs" | "now">,
  payments: Pick<Payments, "giveUpIn">,
  read: (id: string, member: StaffMember) => Promise<DeskRequest>,
) => {
  /** Locks the request for a change by staff, and answers it anew afterwards. */
  const change = async (
    member: StaffMember,
    id: string,
    run: (tx: Transaction, request: RequestRow) => Promise<void>,
  ) => {
    if (!isUuid(id)) throw new Problem("requests.notFound");
    await db.transaction(async (tx) => {
      const request = await lockRequestIn(tx, id);
      if (!request) throw new Problem("requests.notFound");
      await run(tx, request);
    });
    return read(id, member);
  };

  const holdIn = async (tx: Transaction, member: StaffMember, requestId: string) => {
    const at = now();
    const until = new Date(at.getTime() + LEASE_MS);
    if (!(await holdLeaseIn(tx, { requestId, staffId: member.id, until }, at)))
      throw new Problem("staff.beingWorkedOn");
  };

  /** A write needs the request, its lease and the version that was read (ruling O1). */
  const write = (
    member: StaffMember,
    id: string,
    version: number,
    run: (tx: Transaction, request: RequestRow) => Promise<void>,
  ) =>
    change(member, id, async (tx, request) => {
      if (request.assignee !== member.id) throw new Problem("staff.notTaken");
      await holdIn(tx, member, id);
      if (request.version !== version) throw new Problem("requests.changedMeanwhile");
      await run(tx, request);
    });

  const audit = (tx: Transaction, member: StaffMember, request: RequestRow, event: string) =>
    writeStaffAuditIn(tx, member, request, event, now());

  return {
    /** @throws {Problem} staff.takenByOther; staff.beingWorkedOn */
    take: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        if (!(await takeIn(tx, id, member.id))) throw new Problem("staff.takenByOther");
        await holdIn(tx, member, id);
        if (request.assignee === null) await audit(tx, member, request, "taken");
      }),

    /** By its assignee, or by an admin. */
    release: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        const row = { request, assigneeEmail: null };
        if (!actionsOf(row, member).includes("release")) throw new Problem("staff.notTaken");
        await releaseIn(tx, id);
        await audit(tx, member, request, "released");
      }),

    renewLease: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        if (request.assignee !== member.id) throw new Problem("staff.notTaken");
        await holdIn(tx, member, id);
      }),

    snooze: (member: StaffMember, id: string, version: number, until: Date | null) =>
      write(member, id, version, async (tx, request) => {
        await snoozeIn(tx, id, until);
        await audit(tx, member, request, until ? "snoozed" : "woken");
      }),

    /** The reason stays as a note, which is erased with the request. */
    cancel: (member: StaffMember, id: string, version: number, reason: string) =>
      write(member, id, version, async (tx, request) => {
        if (!actionsOf({ request, assigneeEmail: null }, member).includes("cancel"))
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
