import type { RefundAction, RefundShown } from "../../../../contract/office/refunds/shown.ts";
import type { RefundView } from "../../../../contract/office/refunds/routes.ts";
import { refundActions } from "../../../../contract/office/refunds/shown.ts";
import { refundViews } from "../../../../contract/office/refunds/routes.ts";
import { momentOf } from "../../../../contract/values.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import {
  type WorkingCalendar,
  workingDaysBetween,
} from "../../../../domain/calendar/working-time.ts";
import { usualDays } from "../../../../domain/refunds/refund-days.ts";
import {
  mayCauseRefund,
  nextRefundState,
  type RefundEvent,
  refundEvents,
} from "../../../../domain/refunds/refund-state.ts";
import { maySendRefund, neededForRefund } from "../../../../domain/refunds/refund-turn.ts";
import { proofsFor, waysOf } from "../../../../domain/refunds/refund-terms.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { openApprovalsOfIn } from "../../../records/approvals/approvals-store.ts";
import { calendarIn } from "../../../records/calendar/calendar-store.ts";
import { maskIban, openIban } from "../../../records/refunds/iban-column.ts";
import { refundFilesOfIn } from "../../../records/refunds/refund-files-store.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { moneyOfIn, paymentOf } from "../../refunds/money-of-request.ts";
import { readCursor, writeCursor } from "../../requests/view/list-cursor.ts";
import { presentDispute, presentRefundRow, waitingOf } from "./present-refund.ts";
import {
  createRefundsReadingStore,
  type FoundRefund,
  type RefundStepRow,
} from "./refunds-reading-store.ts";

type ListQuery = { view: RefundView; limit: number; cursor?: string | undefined };
type Steps = RefundShown["steps"];

const isAgent = ({ roles }: StaffMember) => roles.includes("agent") || roles.includes("admin");

const mayCause = (event: RefundEvent, found: FoundRefund, member: StaffMember) =>
  nextRefundState(found.refund.state, event) !== undefined &&
  mayCauseRefund(event, found.refund, member) &&
  (event !== "send" || maySendRefund(waitingOf(found)));

const actionsOf = (found: FoundRefund, isAsked: boolean, member: StaffMember): RefundAction[] => {
  // What staff proposed is decided through its approval; the system asks nobody.
  const isDecidable = isAsked || found.refund.proposedBy === null;
  const may: Record<string, boolean> = {
    ...Object.fromEntries(refundEvents.map((event) => [event, mayCause(event, found, member)])),
    ...(!isDecidable && { approve: false, refuse: false }),
    change: isAgent(member) && found.refund.state === "proposed",
    reveal: isAgent(member) && found.refund.ibanSealed !== null,
  };
  return refundActions.filter((action) => may[action]);
};

/** What staff see of refunds. */
export const createRefundsReading = ({ db, keys, now }: Pick<Parts, "db" | "keys" | "now">) => {
  const store = createRefundsReadingStore(db, now);

  /** Of an insurer, from our own finished refunds. */
  const ownDaysOf = async (payee: string, calendar: WorkingCalendar) => {
    const finished = await store.finishedOf(payee);
    const days = finished.flatMap(({ sentAt, endedAt }) =>
      sentAt && endedAt
        ? [workingDaysBetween(calendar, dayInDubai(sentAt), dayInDubai(endedAt))]
        : [],
    );
    return usualDays(days);
  };

  const ownDaysAmong = async (found: readonly FoundRefund[], calendar: WorkingCalendar) => {
    const payees = new Set(found.map(({ refund }) => refund.payee));
    const days = Array.from(
      payees,
      async (payee) => [payee, await ownDaysOf(payee, calendar)] as const,
    );
    return new Map(await Promise.all(days));
  };

  const read = async (member: StaffMember, id: string): Promise<RefundShown> => {
    const found = isUuid(id) ? await store.find(id) : undefined;
    if (!found) throw new Problem("refunds.notFound");
    const { refund, attempt, terms } = found;
    const calendar = await calendarIn(db);
    const [named, steps, ownDays, money, approvals, files] = await Promise.all([
      readStaffNames(db),
      store.steps(id),
      ownDaysOf(refund.payee, calendar),
      moneyOfIn(db, refund.requestId),
      openApprovalsOfIn(db, refund.requestId),
      refundFilesOfIn(db, id),
    ]);
    const payment = paymentOf(money, refund.attemptId);
    const approval = approvals.find(({ kind, subjectId }) => kind === "refund" && subjectId === id);
    const iban = openIban(refund, keys);
    return {
      ...presentRefundRow(found, { named, calendar, now: now(), ownDays }),
      note: refund.note,
      attempt: refund.attemptId,
      orderNo: attempt.orderNo,
      applied: attempt.applied,
      mostFils: (payment?.leftFils ?? 0) + refund.amountFils,
      insurer: refund.payee,
      ways: [...waysOf(terms ?? undefined)],
      terms: terms && { source: terms.source, readOn: terms.readOn },
      proofs: [...proofsFor(terms ?? undefined, refund.reason)],
      needs: refund.endedAt ? [] : neededForRefund(waitingOf(found)),
      iban: iban === undefined ? null : maskIban(iban),
      ibanAt: momentOf(refund.ibanAt),
      files: files.map(({ id: file, kind, type, createdAt }) => ({
        id: file,
        kind,
        type,
        at: createdAt.toISOString(),
      })),
      insurerRef: refund.insurerRef,
      closedWhy: refund.closedWhy,
      disputes: (payment?.disputes ?? []).map((one) => presentDispute(one, named)),
      approval: approval ? { id: approval.id, digest: approval.digest } : null,
      steps: steps.map(({ event, actor, actorId, amountFils, at }: RefundStepRow) => ({
        event: event as Steps[number]["event"],
        actor,
        staff: actor === "staff" && actorId !== null ? named(actorId) : null,
        amountFils,
        at: at.toISOString(),
      })),
      actions: actionsOf(found, approval !== undefined, member),
    };
  };

  return {
    /** @throws {Problem} refunds.notFound */
    read,

    list: async ({ view, limit, cursor }: ListQuery) => {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const [rows, named, calendar] = await Promise.all([
        store.list(view, after, limit + 1),
        readStaffNames(db),
        calendarIn(db),
      ]);
      const shown = rows.slice(0, limit);
      const own = await ownDaysAmong(shown, calendar);
      const last = shown.at(-1)?.refund;
      const at = last && (view === "ended" ? last.endedAt : last.proposedAt);
      return {
        data: shown.map((found) => {
          const ownDays = own.get(found.refund.payee) ?? null;
          return presentRefundRow(found, { named, calendar, now: now(), ownDays });
        }),
        nextCursor: last && at && rows.length > limit ? writeCursor({ at, id: last.id }) : null,
      };
    },

    counts: async () => {
      const [owed, ...views] = await Promise.all([
        store.owed(),
        ...refundViews.map(async (view) => [view, await store.countIn(view)] as const),
      ]);
      return { ...owed, views: Object.fromEntries(views) as Record<RefundView, number> };
    },

    /** What waits for the caller: an admin approves, everybody at the desk sends. */
    countNew: async ({ roles }: StaffMember): Promise<number> => {
      const [toApprove, toSend] = await Promise.all([
        roles.includes("admin") ? store.countIn("toApprove") : 0,
        roles.includes("admin") || roles.includes("agent") ? store.countIn("toSend") : 0,
      ]);
      return Math.min(100, toApprove + toSend);
    },

    ofRequest: async (requestId: string) => store.ofRequest(requestId),
  };
};

export type RefundsReading = ReturnType<typeof createRefundsReading>;
