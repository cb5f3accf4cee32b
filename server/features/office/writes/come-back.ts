import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import { type Actor, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { lockStaffIn, setAwayIn } from "./holders-store.ts";

/** A member who takes something is back at work. @throws {Problem} for an account that ended meanwhile */
export const comeBackIn = async (tx: Transaction, id: string, by: Actor, at: Date) => {
  const self = await lockStaffIn(tx, id);
  if (!self || self.disabledAt) throw new Problem("staff.loginRequired");
  if (!self.awaySince) return;
  await setAwayIn(tx, id, null);
  await writeAuditIn(tx, { ...by, at, subject: "staff", subjectId: id, event: "cameBack" });
};
