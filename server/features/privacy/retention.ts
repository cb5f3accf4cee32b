import { chatsBefore } from "../../../domain/chat/retention.ts";
import { dueBefore, isDue, messagesBefore } from "../../../domain/requests/retention.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import type { Documents } from "../documents/documents.ts";
import { bySystem } from "../../records/audit/audit-store.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import type { EraseRequestIn } from "./erase-request.ts";
import { deleteChatsBeforeIn } from "./chats-store.ts";
import { deleteMessagesBeforeIn } from "./erasing-store.ts";
import { createPrivacyStore, retainedIn } from "./privacy-store.ts";

const BATCH_SIZE = 100;
const LOWEST_ID = "00000000-0000-0000-0000-000000000000";

/** Ruling D2. Files are erased after each commit; the sweep of files finishes what a crash leaves. */
export const createRetention = (
  { db, now }: Pick<Parts, "db" | "now">,
  documents: Pick<Documents, "erase">,
  eraseRequestIn: EraseRequestIn,
) => {
  const store = createPrivacyStore(db);

  const eraseIfDueIn = async (tx: Transaction, id: string) => {
    const locked = await lockRequestIn(tx, id);
    const [request] = locked ? await retainedIn(tx, [locked]) : [];
    return request && isDue(request, now()) ? eraseRequestIn(tx, request, bySystem) : [];
  };

  const sweepRequests = async () => {
    for (let after = LOWEST_ID; ;) {
      const ids = await store.listMaybeDue(dueBefore(now()), after, BATCH_SIZE);
      const files = await db.transaction(async (tx) => {
        const erased = [];
        for (const id of ids) erased.push(...(await eraseIfDueIn(tx, id)));
        return erased;
      });
      await documents.erase(files);
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH_SIZE) return;
      after = last;
    }
  };

  const sweepBefore = async (
    before: Date,
    deleteIn: typeof deleteMessagesBeforeIn | typeof deleteChatsBeforeIn,
  ) => {
    const limit = BATCH_SIZE;
    const batch = () => db.transaction((tx) => deleteIn(tx, { before, at: now(), limit }));
    while ((await batch()) === BATCH_SIZE);
    await documents.erase([]);
  };

  return async () => {
    await sweepRequests();
    await sweepBefore(messagesBefore(now()), deleteMessagesBeforeIn);
    await sweepBefore(chatsBefore(now()), deleteChatsBeforeIn);
  };
};
