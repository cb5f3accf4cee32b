import type { Proof } from "../../../../../domain/clients/joining.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../../http/problem.ts";
import type { Parts } from "../../../../parts.ts";
import type { ApprovalContent } from "../../../../records/approvals/approval-digest.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import { lockClientsIn } from "../../../../records/clients/clients-store.ts";
import { describeClients } from "../../../../records/clients/described-clients-store.ts";
import { insertJoinIn, isJoinedIn } from "../../../../records/clients/joins-store.ts";
import { holding, type HoldApprovalIn } from "../../approving/approval-rules.ts";
import { listProofs } from "./proofs-store.ts";

/** What a second person agrees to: ids and days, nothing personal. */
export type JoinContent = { other: string; proof: Proof };

const contentOf = ({ content }: { content: ApprovalContent }) => content as JoinContent;

/** Both as they are now, locked; undefined once one is erased. */
export const lockPairIn = async (tx: Transaction, id: string, other: string) => {
  if (id === other || !(await lockClientsIn(tx, [id, other]))) return undefined;
  const described = await describeClients(tx, [id, other]);
  const [client, joined] = [described.get(id), described.get(other)];
  return client && joined && { client, other: joined };
};

type Pair = NonNullable<Awaited<ReturnType<typeof lockPairIn>>>;

/** Anybody can write any address over a mail, or sign up for it: only who entered its code has it. */
export const isMailProven = (pair: Pair, proof: Proof) =>
  proof.kind !== "mail" || pair[proof.from].isVerified;

export const isProofIn = async (tx: Transaction, pair: Pair, proof: Proof) =>
  proof.kind === "mail"
    ? isMailProven(pair, proof)
    : (await listProofs(tx, pair)).some(({ id }) => id === proof.documentId);

const rowOf = ({ client, other }: Pair, proof: Proof) => ({
  clientId: client.id,
  otherId: other.id,
  proof: proof.kind,
  ...(proof.kind === "mail"
    ? { proofText: `${proof.day} ${proof.from}` }
    : { proofId: proof.documentId }),
});

/** Two records become one view of the desk; both addresses are told. */
export const createJoinApproval = ({ jobs }: Pick<Parts, "jobs">): HoldApprovalIn =>
  holding((tx, approval) => lockPairIn(tx, approval.subjectId, contentOf(approval).other), {
    contentIn: async (tx, pair, approval) => {
      const { other, proof } = contentOf(approval);
      return (await isProofIn(tx, pair, proof)) ? { other, proof } : undefined;
    },
    actIn: async (tx, { approval, decidedBy, ...pair }, at) => {
      const { client, other } = pair;
      if (await isJoinedIn(tx, client.id, other.id)) throw new Problem("clients.alreadyJoined");
      const { proof } = contentOf(approval);
      const joinedBy = approval.askedBy;
      const id = await insertJoinIn(tx, { ...rowOf(pair, proof), joinedBy, joinedAt: at });
      for (const [one, theOther] of [
        [client, other],
        [other, client],
      ] as const) {
        await writeAuditIn(tx, {
          ...byStaff(decidedBy),
          at,
          subject: "client",
          subjectId: one.id,
          event: "joined",
          detail: { with: theOther.id, proof: proof.kind },
        });
        await sendLetterIn(tx, jobs, {
          key: `clients-joined-${id}-${one.id}`,
          to: one.email,
          language: one.language,
          mail: { kind: "clientsJoined", at: at.toISOString() },
        });
      }
    },
  });
