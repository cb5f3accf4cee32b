import type { AuditChain, AuditCheck } from "../../../../../contract/office/settings/audit.ts";
import { momentOf } from "../../../../../contract/values.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { type NameStaff, readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import { createChainChecks } from "../../../audit/chain-checks.ts";
import type { CheckRow } from "../../../audit/checks-store.ts";
import { createSealsStore } from "../../../audit/seals-store.ts";
import { createStanding, type Standing } from "../../../audit/standing.ts";

const present = (row: CheckRow, named: NameStaff): AuditCheck => ({
  source: row.source,
  by: row.askedBy === null ? null : named(row.askedBy),
  startedAt: row.startedAt.toISOString(),
  endedAt: momentOf(row.endedAt),
  rows: row.rows,
  total: row.total,
  fault: row.fault,
});

const faultOf = (standing: Standing): AuditChain["standing"] => {
  switch (standing.kind) {
    case "whole":
      return null;
    case "headMissing":
      return { fault: "headMissing", last: standing.last };
    default:
      return { fault: standing.kind, seq: standing.head.seq, last: standing.last };
  }
};

/** Whether the audit is whole, and walking through it in the background. */
export const createChainWork = (parts: Pick<Parts, "db" | "keys" | "now" | "store">) => {
  const { db, now } = parts;
  const checks = createChainChecks(parts);
  const seals = createSealsStore(db);
  const readStanding = createStanding(parts);
  const stopping = new AbortController();
  let walking: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<AuditChain> => {
    const { running, last } = await checks.read();
    const head = await seals.lastSeal();
    const named = await readStaffNames(db);
    return {
      head: head ? { seq: head.seq, digest: head.digest, at: head.at.toISOString() } : null,
      standing: faultOf(await readStanding()),
      running: running ? present(running, named) : null,
      last: last ? present(last, named) : null,
    };
  };

  return {
    read,

    /** Begins unless one walks already, also in another process. */
    check: async (member: StaffMember, onError: (error: unknown) => void): Promise<AuditChain> => {
      const id = await checks.open({ source: "staff", askedBy: member.id });
      if (id !== undefined) {
        await db.transaction((tx) =>
          writeAuditIn(tx, {
            ...byStaff(member.id),
            at: now(),
            subject: "audit",
            subjectId: id,
            event: "checked",
          }),
        );
        walking = checks.walk(id, stopping.signal).catch(onError);
      }
      return read();
    },

    /** A walk ends before the database does. */
    stop: async () => {
      stopping.abort();
      await walking;
    },
  };
};
