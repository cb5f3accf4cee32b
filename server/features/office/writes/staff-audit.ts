import type { Transaction } from "../../../adapters/database/database.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { byStaff, writeAuditIn } from "../../audit/audit-store.ts";
import type { RequestRow } from "../../requests/store/requests-store.ts";

/** For what changes no state of the request. */
export const writeStaffAuditIn = (
  tx: Transaction,
  member: StaffMember,
  { id, state, version }: Pick<RequestRow, "id" | "state" | "version">,
  event: string,
  at: Date,
) =>
  writeAuditIn(tx, {
    ...byStaff(member.id),
    subject: "request",
    subjectId: id,
    event,
    toState: state,
    version,
    at,
  });
