import type { Dispute, RefundRow } from "../../../../contract/office/refunds/part.ts";
import { momentOf } from "../../../../contract/values.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import {
  type WorkingCalendar,
  workingDaysBetween,
} from "../../../../domain/calendar/working-time.ts";
import { dayMovedBy, promisedOn as promiseOf } from "../../../../domain/refunds/refund-days.ts";
import { turnOfRefund, type WaitingRefund } from "../../../../domain/refunds/refund-turn.ts";
import type { DisputeRow } from "../../../records/refunds/disputes-store.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { FoundRefund } from "./refunds-reading-store.ts";

/** What tells whose turn it is. */
export const waitingOf = ({
  refund: { state, way, ibanSealed },
  terms,
  hasCertificate,
  hasOpenDispute,
}: FoundRefund): WaitingRefund => ({
  state,
  way,
  hasIban: ibanSealed !== null,
  isCertificateMissing: terms?.needsIbanCertificate === true && !hasCertificate,
  isDisputed: hasOpenDispute,
});

/** Until today, or until it ended. */
const daysOf = (
  { refund: { sentAt, endedAt, promisedOn }, terms }: FoundRefund,
  calendar: WorkingCalendar,
  now: Date,
) => {
  if (!sentAt) return null;
  const passed = workingDaysBetween(calendar, dayInDubai(sentAt), dayInDubai(endedAt ?? now));
  const isAsPromised = terms && promiseOf(calendar, sentAt, terms.days) === promisedOn;
  const promised = isAsPromised
    ? terms.days
    : promisedOn === null
      ? null
      : workingDaysBetween(calendar, dayInDubai(sentAt), promisedOn);
  return { passed, promised };
};

/** `ownDays`: null where it is not known, or not asked for. */
type Shown = { named: NameStaff; calendar: WorkingCalendar; now: Date; ownDays?: number | null };

export const presentRefundRow = (
  found: FoundRefund,
  { named, calendar, now, ownDays = null }: Shown,
): RefundRow => {
  const { refund, request, attempt, insurerName } = found;
  const { payee } = refund;
  const isSent = refund.state === "sent";
  return {
    id: refund.id,
    version: refund.version,
    request,
    insurerName: insurerName ?? { en: payee, ar: payee },
    amountFils: refund.amountFils,
    arrivedFils: attempt.arrivedFils,
    state: refund.state,
    reason: refund.reason,
    way: refund.way,
    turn: turnOfRefund(waitingOf(found)),
    proposedBy: refund.proposedBy === null ? null : named(refund.proposedBy),
    proposedAt: refund.proposedAt.toISOString(),
    sentAt: momentOf(refund.sentAt),
    promisedOn: refund.promisedOn,
    movedBy: dayMovedBy(refund),
    days: daysOf(found, calendar, now),
    ownDays,
    isLate: isSent && refund.promisedOn !== null && refund.promisedOn < dayInDubai(now),
    endedAt: momentOf(refund.endedAt),
  };
};

export const presentDispute = (dispute: DisputeRow, named: NameStaff): Dispute => ({
  id: dispute.id,
  attempt: dispute.attemptId,
  state: dispute.state,
  amountFils: dispute.amountFils,
  reference: dispute.reference,
  notedBy: named(dispute.notedBy),
  notedAt: dispute.notedAt.toISOString(),
  endedBy: dispute.endedBy === null ? null : named(dispute.endedBy),
  endedAt: momentOf(dispute.endedAt),
});
