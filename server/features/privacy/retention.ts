import { dueBefore, isDue, messagesBefore } from "../../../domain/requests/retention.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import type { Documents } from "../documents/documents.ts";
import { bySystem } from "../audit/audit-store.ts";
import { lockRequestIn } from "../requests/store/requests-store.ts";
import type { EraseRequestIn } from "./erase-request.ts";
import { deleteMessagesBeforeIn } from "./erasing-store.ts";
import { createPrivacyStore, withPaymentsIn } from "./privacy-store.ts";

const AT_ONCE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Ruling D2. Files are deleted after each commit; `sweepOrphans` finds what a crash leaves. */
export const createRetention = (
  { db, now }: Pick<Parts, "db" | "now">,
  documents: Pick<Documents, "discard">,
  eraseRequestIn: EraseRequestIn,
) => {
  const store = createPrivacyStore(db);

  const eraseIfDueIn = async (tx: Transaction, id: string) => {
    const locked = await lockRequestIn(tx, id);
    const [request] = locked ? await withPaymentsIn(tx, [locked]) : [];
    return request && isDue(request, now()) ? eraseRequestIn(tx, request, bySystem) : [];
  };

  const sweepRequests = async () => {
    for (let after = FIRST; ;) {
      const ids = await store.listMaybeDue(dueBefore(now()), after, AT_ONCE);
      const files = await store.transaction(async (tx) => {
        const erased = [];
        for (const id of ids) erased.push(...(await eraseIfDueIn(tx, id)));
        return erased;
      });
      await documents.discard(files);
      const last = ids.at(-1);
      if (last === undefined || ids.length < AT_ONCE) return;
      after = last;
    }
  };

  const sweepMessages = async () => {
    const before = messagesBefore(now());
    const batch = () => store.transaction((tx) => deleteMessagesBeforeIn(tx, before, AT_ONCE));
    while ((await batch()) === AT_ONCE);
  };

  return async () => {
    await sweepRequests();
    await sweepMessages();
  };
};
