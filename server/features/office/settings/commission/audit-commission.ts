import type { AuditEvent } from "../../../../../domain/audit-events.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { auditIdOf } from "../../../../records/audit/named-subject.ts";

type OfMonth = { insurer: string; month: string };

/** What somebody did to a month of an insurer. */
export const auditCommissionIn = (
  tx: Transaction,
  { insurer, month }: OfMonth,
  event: AuditEvent<"commission">,
  { member, at }: { member: StaffMember; at: Date },
  detail: { lines: number; amountFils: number; importedAt?: string },
) =>
  writeAuditIn(tx, {
    ...byStaff(member.id),
    at,
    subject: "commission",
    subjectId: auditIdOf("commission", `${insurer} ${month}`),
    event,
    detail: { insurer, month, ...detail },
  });
