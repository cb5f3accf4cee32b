import type { ApprovalShown } from "../../../../../contract/office/approvals/routes.ts";
import { maskEmail } from "../../../../../domain/clients/masks.ts";
import type { Parts } from "../../../../parts.ts";
import type { ApprovalRow } from "../../../../records/approvals/approvals-store.ts";
import { describeClients } from "../../../../records/clients/described-clients-store.ts";
import type { JoinContent } from "./join-approval.ts";
import { findProof } from "./proofs-store.ts";

/** What a second person looks at before two records are joined. */
export const createPresentJoin =
  ({ db }: Pick<Parts, "db">) =>
  async ({
    subjectId,
    content,
  }: ApprovalRow): Promise<NonNullable<ApprovalShown["clientJoin"]>> => {
    const { other: otherId, proof } = content as JoinContent;
    const described = await describeClients(db, [subjectId, otherId]);
    const other = described.get(otherId);
    return {
      other: other ? { id: other.id, name: other.name, email: maskEmail(other.email) } : null,
      email: maskEmail(described.get(subjectId)?.email ?? ""),
      proof:
        proof.kind === "mail"
          ? proof
          : { kind: "document", document: (await findProof(db, proof.documentId)) ?? null },
    };
  };
