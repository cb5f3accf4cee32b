import type { Joins } from "../../../../../contract/office/clients/joins.ts";
import { isMailDay, type Proof } from "../../../../../domain/clients/joining.ts";
import { maskEmail } from "../../../../../domain/clients/masks.ts";
import type { Database, Transaction } from "../../../../adapters/database/database.ts";
import { isUuid } from "../../../../adapters/database/uuid.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { askApprovalIn, openApprovalOf } from "../../../../records/approvals/approvals-store.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { findClient } from "../../../../records/clients/clients-store.ts";
import { describeClients } from "../../../../records/clients/described-clients-store.ts";
import {
  isJoinedIn,
  joinsOf,
  otherOf,
  separateIn,
} from "../../../../records/clients/joins-store.ts";
import { readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import { isMailProven, isProofIn, type JoinContent, lockPairIn } from "./join-approval.ts";
import { listProofs } from "./proofs-store.ts";

const refuseOther = (code: "clients.otherNotFound" | "clients.alreadyJoined"): never => {
  throw new Problem(code, { field: "other" });
};

/** Joining two records of one person by proof, and separating them (issue 37): a view of the desk. */
export const createJoining = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const refuseUnknown = async (id: string, handle: Database | Transaction = db) => {
    const client = isUuid(id) ? await findClient(handle, id) : undefined;
    if (!client) throw new Problem("staff.clientNotFound");
    return client;
  };

  const read = async (id: string): Promise<Joins> => {
    await refuseUnknown(id);
    const [joins, asked, named] = await Promise.all([
      joinsOf(db, id),
      openApprovalOf(db, "clientJoin", id),
      readStaffNames(db),
    ]);
    const askedOther = asked && (asked.content as JoinContent).other;
    const others = joins.map((join) => otherOf(join, id));
    const described = await describeClients(db, askedOther ? [...others, askedOther] : others);
    const shown = (other: string) => {
      const { name = "", email = "" } = described.get(other) ?? {};
      return { id: other, name, email: maskEmail(email) };
    };
    return {
      joins: joins.map((join) => ({
        id: join.id,
        other: shown(otherOf(join, id)),
        proof: join.proof,
        by: named(join.joinedBy),
        at: join.joinedAt.toISOString(),
      })),
      asked: asked && askedOther ? { id: asked.id, other: shown(askedOther) } : null,
    };
  };

  const askIn = async (
    tx: Transaction,
    member: StaffMember,
    id: string,
    { other, proof }: JoinContent,
  ) => {
    const pair = isUuid(other) ? await lockPairIn(tx, id, other) : undefined;
    if (!pair) return refuseOther("clients.otherNotFound");
    if (await isJoinedIn(tx, id, other)) return refuseOther("clients.alreadyJoined");
    const isNamed = proof.kind === "document" || isMailDay(proof.day, now());
    if (!isMailProven(pair, proof))
      throw new Problem("clients.addressUnproven", { field: "proof" });
    if (!isNamed || !(await isProofIn(tx, pair, proof)))
      throw new Problem("clients.proofNotFound", { field: "proof" });
    const content = { other, proof };
    const asked = { kind: "clientJoin" as const, subjectId: id, requestId: null, content };
    await askApprovalIn(tx, asked, member.id, now());
  };

  return {
    /** @throws {Problem} staff.clientNotFound */
    read,

    /** @throws {Problem} staff.clientNotFound; clients.otherNotFound */
    proofs: async (id: string, other: string) => {
      const client = await refuseUnknown(id);
      const found = isUuid(other) && other !== id ? await findClient(db, other) : undefined;
      return found
        ? listProofs(db, { client, other: found })
        : refuseOther("clients.otherNotFound");
    },

    /**
     * @throws {Problem} staff.clientNotFound; clients.otherNotFound, clients.alreadyJoined,
     * clients.proofNotFound, clients.addressUnproven, with their field
     */
    ask: async (member: StaffMember, id: string, asked: { other: string; proof: Proof }) => {
      await refuseUnknown(id);
      await db.transaction((tx) => askIn(tx, member, id, asked));
      return read(id);
    },

    /** Again by a stale page it changes nothing. @throws {Problem} staff.clientNotFound */
    separate: async (member: StaffMember, id: string, joinId: string) => {
      await refuseUnknown(id);
      await db.transaction(async (tx) => {
        const join = isUuid(joinId)
          ? await separateIn(tx, { id: joinId, clientId: id }, member.id, now())
          : undefined;
        for (const subjectId of join ? [join.clientId, join.otherId] : [])
          await writeAuditIn(tx, {
            ...byStaff(member.id),
            at: now(),
            subject: "client",
            subjectId,
            event: "separated",
          });
      });
      return read(id);
    },
  };
};

export type Joining = ReturnType<typeof createJoining>;
