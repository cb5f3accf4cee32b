import { createHash } from "node:crypto";
import type { OwnSession } from "../../../../contract/office/settings/sessions.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import type { StaffSessions } from "./staff-sessions.ts";

/** Names a session to its owner. */
const idOf = (hash: string) => createHash("sha256").update(hash).digest("hex").slice(0, 32);

/** Where somebody of the staff is logged in, and how they end it elsewhere (ruling U6). */
export const createOwnSessions = (
  { db, now }: Pick<Parts, "db" | "now">,
  sessions: StaffSessions,
) => {
  const list = async (member: StaffMember, token: string): Promise<OwnSession[]> => {
    const own = sessions.hashOf(token);
    const open = await sessions.openOf(member.id);
    return open.map(({ hash, browser, system, createdAt, lastSeenAt }) => ({
      id: idOf(hash),
      browser,
      system,
      since: createdAt.toISOString(),
      seenAt: lastSeenAt.toISOString(),
      isThis: hash === own,
    }));
  };

  const end = async (
    member: StaffMember,
    token: string,
    isMeant: (session: { hash: string; isThis: boolean }) => boolean,
  ) => {
    const own = sessions.hashOf(token);
    const open = await sessions.openOf(member.id);
    const meant = open
      .map(({ hash }) => hash)
      .filter((hash) => isMeant({ hash, isThis: hash === own }));
    if (meant.length > 0)
      await db.transaction(async (tx) => {
        await sessions.endIn(tx, meant);
        await writeAuditIn(tx, {
          ...byStaff(member.id),
          at: now(),
          subject: "staff",
          subjectId: member.id,
          event: "sessionsEnded",
          detail: { sessions: meant.length },
        });
      });
    return list(member, token);
  };

  return {
    list,
    end: (member: StaffMember, token: string, id: string) =>
      end(member, token, ({ hash }) => idOf(hash) === id),
    endOthers: (member: StaffMember, token: string) => end(member, token, ({ isThis }) => !isThis),
  };
};

export type OwnSessions = ReturnType<typeof createOwnSessions>;
