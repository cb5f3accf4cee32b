import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { bySystem, writeAuditIn } from "../../records/audit/audit-store.ts";
import { eraseDraftIn, lockDraftIn } from "../drafts/drafts-store.ts";
import type { Payments } from "../payments/payments.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import { type Erasure, noteErasedIn } from "../../records/files/erasures-store.ts";
import { createRequestErasing } from "./erase-request.ts";
import { deleteChatIn } from "./chats-store.ts";
import { deleteMessageIn, deleteUserIn, lockUserIn } from "./erasing-store.ts";

/** An account last, when nothing refers to it any more. */
const ORDER: Erasure["kind"][] = ["request", "draft", "message", "chat", "account"];

/**
 * Erases in a restored database what was erased after the backup, and leaves what was not
 * there yet. Answers how many are erased now; their files have intents (ruling D3).
 */
export const createErasingAgain = (
  parts: Pick<Parts, "now">,
  payments: Pick<Payments, "giveUpIn">,
) => {
  const { now } = parts;
  const eraseRequestIn = createRequestErasing(parts, payments);

  const eraseIn = {
    request: async (tx: Transaction, { id }: Erasure) => {
      const request = await lockRequestIn(tx, id);
      // Emptied before the backup was made.
      if (!request || request.email === "") return false;
      await eraseRequestIn(tx, request, bySystem);
      return true;
    },

    draft: async (tx: Transaction, { id, at }: Erasure) => {
      const draft = await lockDraftIn(tx, id);
      // A person may begin another one afterwards.
      if (!draft || draft.savedAt > at) return false;
      await eraseDraftIn(tx, id, now());
      return true;
    },

    message: (tx: Transaction, { id }: Erasure) => deleteMessageIn(tx, id, now()),

    chat: (tx: Transaction, { id }: Erasure) => deleteChatIn(tx, id, now()),

    account: async (tx: Transaction, { id }: Erasure) => {
      if (!(await lockUserIn(tx, id))) return false;
      await eraseDraftIn(tx, id, now());
      await writeAuditIn(tx, {
        ...bySystem,
        at: now(),
        subject: "user",
        subjectId: id,
        event: "erased",
      });
      await deleteUserIn(tx, id);
      await noteErasedIn(tx, "account", [id], now());
      return true;
    },
  };

  return async (tx: Transaction, erasures: readonly Erasure[]) => {
    let erased = 0;
    for (const kind of ORDER)
      for (const erasure of erasures)
        if (erasure.kind === kind && (await eraseIn[kind](tx, erasure))) erased += 1;
    return erased;
  };
};
