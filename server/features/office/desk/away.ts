import { momentOf } from "../../../../contract/values.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { bySystem, byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { createHoldersStore, lockStaffIn, setAwayIn } from "../writes/holders-store.ts";
import { createNoticesStore } from "../writes/notices-store.ts";
import { releaseWorkOfIn } from "../writes/release-work.ts";

/** Who is at work, and what colleagues did with one's requests (ruling O8). */
export const createPresence = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const holders = createHoldersStore(db);
  const notices = createNoticesStore(db);

  return {
    awaySince: async ({ id }: StaffMember) => ({ since: momentOf(await holders.awaySince(id)) }),

    /** Answers since when they are away. @throws {Problem} for an account that ended meanwhile */
    setAway: ({ id }: StaffMember, isAway: boolean) =>
      db.transaction(async (tx) => {
        const [at, by] = [now(), byStaff(id)];
        const self = await lockStaffIn(tx, id);
        if (!self || self.disabledAt) throw new Problem("staff.loginRequired");
        if ((self.awaySince !== null) === isAway) return { since: momentOf(self.awaySince) };
        await setAwayIn(tx, id, isAway ? at : null);
        const event = isAway ? "wentAway" : "cameBack";
        await writeAuditIn(tx, { ...by, at, subject: "staff", subjectId: id, event });
        if (isAway) await releaseWorkOfIn(tx, id, by, "away", at);
        return { since: isAway ? at.toISOString() : null };
      }),

    colleagues: ({ id }: StaffMember) => holders.atWork(id),

    notices: ({ id }: StaffMember) => notices.unreadOf(id),

    readNotice: async ({ id }: StaffMember, noticeId: string) => {
      if (isUuid(noticeId)) await notices.markRead(noticeId, id, now());
    },

    /** What somebody absent has nevertheless: given to them before this rule, or by hand. */
    sweep: async () => {
      for (const { id, isDisabled } of await holders.absentWithWork())
        await db.transaction(async (tx) => {
          const why = isDisabled ? "disabled" : "away";
          const locked = await lockStaffIn(tx, id);
          if (locked?.disabledAt || locked?.awaySince)
            await releaseWorkOfIn(tx, id, bySystem, why, now());
        });
    },
  };
};

export type Presence = ReturnType<typeof createPresence>;
