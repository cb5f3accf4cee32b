import { parseCalendarDay } from "../../../../../domain/calendar-day.ts";
import type { DifferenceEnd } from "../../../../../domain/commission/compare-line.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import { readWritten } from "../../../../http/typed-fields.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff } from "../../../../records/audit/audit-store.ts";
import {
  changeDifferenceIn,
  type DifferenceRow,
  endDifferenceIn,
} from "../../../../records/commission/differences-store.ts";
import { lockInsurerIn } from "../../../quotes/insurers-store.ts";
import type { CommissionReading } from "./commission-reading.ts";
import { createCommissionStore, findDifferenceIn } from "./commission-reading-store.ts";

export type DifferenceAct = { member: StaffMember; id: string; version: number };

/** Whose a difference is, and how it ends. Every act names the version that was read. */
export const createDifferenceWork = (
  { db, now }: Pick<Parts, "db" | "now">,
  reading: CommissionReading,
) => {
  const store = createCommissionStore(db);

  const write = async (
    { id, version }: DifferenceAct,
    runIn: (tx: Transaction, row: DifferenceRow, at: Date) => Promise<boolean>,
  ) => {
    const found = isUuid(id) ? await findDifferenceIn(db, id) : undefined;
    if (!found) throw new Problem("settings.commissionNotFound");
    await db.transaction(async (tx) => {
      await lockInsurerIn(tx, found.insurer);
      const row = (await findDifferenceIn(tx, id)) ?? found;
      if (row.version !== version) throw new Problem("settings.changed");
      if (row.state !== "open") throw new Problem("settings.differenceEnded");
      if (!(await runIn(tx, row, now()))) throw new Problem("settings.changed");
    });
    return reading.difference(found);
  };

  return {
    /** @throws {Problem} settings.changed; settings.differenceEnded; staff.colleagueAway */
    change: async (act: DifferenceAct, asked: { assignee: string; dueOn: string }) => {
      const dueOn = parseCalendarDay(asked.dueOn);
      if (dueOn === undefined) throw new Problem("request.invalid", { field: "dueOn" });
      const { assignee } = asked;
      if (!(await store.admins()).some(({ id }) => id === assignee))
        throw new Problem("staff.colleagueAway", { field: "assignee" });
      return write(act, (tx, row, at) =>
        changeDifferenceIn(tx, row, { assignee, dueOn }, byStaff(act.member.id), at),
      );
    },

    /** @throws {Problem} settings.changed; settings.differenceEnded; request.invalid */
    end: async (act: DifferenceAct, asked: { state: DifferenceEnd; reason: string }) => {
      const reason = readWritten(asked.reason, "reason");
      const end = { state: asked.state, reason, endedBy: act.member.id };
      return write(act, (tx, row, at) => endDifferenceIn(tx, row, end, byStaff(act.member.id), at));
    },
  };
};
