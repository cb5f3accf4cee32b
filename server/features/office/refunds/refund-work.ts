import { apartUntil, DAYS_APART } from "../../../../domain/approvals/approval.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { promisedOn } from "../../../../domain/refunds/refund-days.ts";
import { mayCauseRefund, type RefundEvent } from "../../../../domain/refunds/refund-state.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { readWritten } from "../../../http/typed-fields.ts";
import type { Parts } from "../../../parts.ts";
import { openApprovalsOfIn } from "../../../records/approvals/approvals-store.ts";
import { byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { calendarIn } from "../../../records/calendar/calendar-store.ts";
import { openIban } from "../../../records/refunds/iban-column.ts";
import {
  findRefundIn,
  noteOnRefundIn,
  type RefundRow,
} from "../../../records/refunds/refunds-store.ts";
import { lockRequestIn } from "../../../records/requests/requests-store.ts";
import { refundTermsIn } from "../../quotes/insurers-store.ts";
import { needsOfRefundIn } from "../../refunds/needs-of-refund.ts";
import type { Refunds } from "../../refunds/refunds.ts";
import {
  createApprovalsReadingStore,
  holdAccountsIn,
} from "../approving/approvals-reading-store.ts";
import type { Deciding } from "../approving/deciding.ts";
import type { Openings } from "../openings/openings.ts";
import type { TakingOut } from "../taking-out/taking-out.ts";
import { changeProposalIn, type RefundTermsAsked } from "./propose.ts";
import type { RefundsReading } from "./read-refunds.ts";

/** Who acts on the version of a refund that they read. */
export type RefundAct = { member: StaffMember; id: string; version: number };
type Features = {
  deciding: Deciding;
  openings: Pick<Openings, "noteOfRequest">;
  reading: Pick<RefundsReading, "read">;
  refunds: Pick<Refunds, "files" | "moveIn">;
  takeOut: TakingOut;
};
/** Runs inside the transaction, with the refund as it was locked. */
type Run = (tx: Transaction, refund: RefundRow, at: Date) => Promise<unknown>;
type Change = Parameters<Refunds["moveIn"]>[3];
type Decision = { decision: "approved" | "refused" | "withdrawn"; digest: string; reason: string };

const eventOf = { approved: "approve", refused: "refuse", withdrawn: "withdraw" } as const;

/** What staff do with refunds (ruling P19). Every act names the version that was read. */
export const createRefundWork = (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  { deciding, openings, reading, refunds, takeOut }: Features,
) => {
  const approvals = createApprovalsReadingStore(db);

  const lockIn = async (tx: Transaction, id: string) => {
    const before = isUuid(id) ? await findRefundIn(tx, id) : undefined;
    if (!before) throw new Problem("refunds.notFound");
    await lockRequestIn(tx, before.requestId);
    // Once more: somebody may have acted before the lock was ours.
    const refund = await findRefundIn(tx, id);
    if (!refund) throw new Problem("refunds.notFound");
    return refund;
  };

  const write = async ({ member, id, version }: RefundAct, run: Run) => {
    await db.transaction(async (tx) => {
      const refund = await lockIn(tx, id);
      if (refund.version !== version) throw new Problem("refunds.changed");
      await run(tx, refund, now());
    });
    return reading.read(member, id);
  };

  /** Neither may have set the other's account within seven days (ruling U6). */
  const refuseApartIn = async (tx: Transaction, one: string, other: string) => {
    await holdAccountsIn(tx, [one, other]);
    const since = new Date(now().getTime() - DAYS_APART * DAY_MS);
    const changes = await approvals.changesSince(since, tx);
    if (apartUntil(one, other, changes, now())) throw new Problem("approvals.apart");
  };

  const move = (act: RefundAct, event: RefundEvent, change: Change) =>
    write(act, async (tx, refund, at) => {
      const { member } = act;
      if (!mayCauseRefund(event, refund, member)) throw new Problem("staff.forbidden");
      await refunds.moveIn(tx, refund, event, change, { by: byStaff(member.id), at });
    });

  return {
    read: reading.read,

    change: (act: RefundAct, terms: RefundTermsAsked) =>
      write(act, (tx, refund, at) => changeProposalIn(tx, refund, terms, act.member.id, at)),

    /** Through the approval that waits; what the system proposed has none. */
    decide: async (act: RefundAct, { decision, digest, reason }: Decision) => {
      const { member, id, version } = act;
      const refund = isUuid(id) ? await findRefundIn(db, id) : undefined;
      if (!refund) throw new Problem("refunds.notFound");
      const waiting = await openApprovalsOfIn(db, refund.requestId);
      const approval = waiting.find(({ subjectId }) => subjectId === id);
      if (approval) {
        if (refund.version !== version) throw new Problem("refunds.changed");
        const shown = decision === "withdrawn" ? approval.digest : digest;
        await deciding.decide(member, { id: approval.id, digest: shown, decision, reason });
        return reading.read(member, id);
      }
      // Its approval is void: it can only be changed, which asks again, or taken back.
      if (refund.proposedBy !== null && decision !== "withdrawn")
        throw new Problem("refunds.changed");
      if (decision === "refused") readWritten(reason, "reason");
      const { id: approvedBy } = member;
      const change = decision === "approved" ? { approvedBy, approvedAt: now() } : {};
      const why = decision === "refused" ? { closedWhy: reason } : {};
      return move(act, eventOf[decision], { ...change, ...why });
    },

    /**
     * The insurer was asked to pay; again after a try that failed.
     * @throws {Problem} refunds.disputed, refunds.notReady, refunds.otherSender, approvals.apart
     */
    send: (act: RefundAct, insurerRef: string) =>
      write(act, async (tx, refund, at) => {
        const { member } = act;
        const terms = await refundTermsIn(tx, refund.payee);
        if ((await needsOfRefundIn(tx, refund, terms)).length > 0)
          throw new Problem("refunds.notReady");
        if (!mayCauseRefund("send", refund, member)) throw new Problem("refunds.otherSender");
        if (refund.proposedBy === null && refund.approvedBy !== null)
          await refuseApartIn(tx, refund.approvedBy, member.id);
        const calendar = await calendarIn(tx);
        const change = {
          sentBy: member.id,
          sentAt: at,
          promisedOn: terms ? promisedOn(calendar, at, terms.days) : null,
          promisedCalendar: calendar.version,
          // Of a try that failed before.
          closedWhy: null,
          ...(insurerRef !== "" && { insurerRef }),
        };
        await refunds.moveIn(tx, refund, "send", change, { by: byStaff(member.id), at });
      }),

    confirm: (act: RefundAct, insurerRef: string) =>
      move(act, "confirm", insurerRef === "" ? {} : { insurerRef }),

    fail: (act: RefundAct, reason: string) =>
      move(act, "fail", { closedWhy: readWritten(reason, "reason") }),

    void: (act: RefundAct, reason: string) =>
      move(act, "void", { closedWhy: readWritten(reason, "reason") }),

    /** Ruling D1: what a customer sent, and who looked at it. @throws {Problem} documents.notFound */
    view: async (member: StaffMember, id: string, fileId: string) => {
      const { file, bytes } = await refunds.files.open(id, fileId);
      await db.transaction((tx) =>
        writeAuditIn(tx, {
          ...byStaff(member.id),
          at: now(),
          subject: "document",
          subjectId: file.id,
          event: "viewed",
        }),
      );
      const refund = await findRefundIn(db, id);
      if (refund) await openings.noteOfRequest(member, refund.requestId, "refund");
      return { type: file.type, bytes };
    },

    /** @throws {Problem} refunds.notFound, staff.tooManyReveals */
    reveal: async (member: StaffMember, id: string) => {
      const found = isUuid(id) ? await findRefundIn(db, id) : undefined;
      if (!found?.ibanSealed) throw new Problem("refunds.notFound");
      await takeOut(member, "reveals");
      return db.transaction(async (tx) => {
        const refund = await lockIn(tx, id);
        await noteOnRefundIn(tx, refund, "ibanRevealed", byStaff(member.id), now());
        return { iban: openIban(refund, keys) ?? "" };
      });
    },
  };
};

export type RefundWork = ReturnType<typeof createRefundWork>;
