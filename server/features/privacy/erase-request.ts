import { mayCancel } from "../../../domain/requests/request-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import type { Payments } from "../payments/payments.ts";
import { lockAttemptsIn } from "../../records/payments/attempts-store.ts";
import { type Actor, writeAuditIn } from "../../records/audit/audit-store.ts";
import { moveRequestIn, type RequestRow } from "../../records/requests/requests-store.ts";
import { noteErasedIn } from "../../records/files/erasures-store.ts";
import { deleteChatsOfRequestIn } from "./chats-store.ts";
import { deleteRequestPartsIn, deleteRequestIn, emptyRequestIn } from "./erasing-store.ts";

/**
 * Cancels it first if needed. While late money may come, an anonymous row stays with its attempts
 * (ruling P7). The caller erases the returned files after the commit.
 */
export const createRequestErasing =
  ({ now }: Pick<Parts, "now">, payments: Pick<Payments, "giveUpIn">) =>
  async (tx: Transaction, request: RequestRow, by: Actor) => {
    const at = now();
    if (mayCancel(request.state) === "now") {
      await payments.giveUpIn(tx, request.id, by);
      await moveRequestIn(tx, request, "customerCancelled", by, at);
    }
    const files = await deleteRequestPartsIn(tx, request.id, at);
    await deleteChatsOfRequestIn(tx, request.id, by, at);
    const attempts = await lockAttemptsIn(tx, request.id);
    if (attempts.some(({ nextQueryAt }) => nextQueryAt !== null))
      await emptyRequestIn(tx, request.id);
    else await deleteRequestIn(tx, request.id);

    await noteErasedIn(tx, "request", [request.id], at);
    await writeAuditIn(tx, {
      ...by,
      at,
      subject: "request",
      subjectId: request.id,
      event: "erased",
      fromState: request.state,
    });
    return files;
  };

export type EraseRequestIn = ReturnType<typeof createRequestErasing>;
