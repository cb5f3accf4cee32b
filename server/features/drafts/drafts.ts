import type { FastifyRequest } from "fastify";
import { type SavedDraft, SavedDraft as SavedDraftSchema } from "../../../contract/saved-drafts.ts";
import { type DocumentSlot, documentSlots } from "../../../domain/documents/documents.ts";
import { ABANDONED_AFTER_MS } from "../../../domain/requests/retention.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { openText, sealText } from "../../adapters/sealing.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { accountKey } from "../../http/caller-keys.ts";
import type { Documents } from "../documents/documents.ts";
import type { ReceivedDocument } from "../documents/received-document.ts";
import { readMultipart } from "../../http/multipart/read-form.ts";
import {
  createDraftsStore,
  type DraftRow,
  eraseDraftIn,
  erasePictureIn,
  erasePicturesIn,
  insertPictureIn,
  lockDraftIn,
  putDraftIn,
  useUpDraftIn,
} from "./drafts-store.ts";

const SWEEP_BATCH_SIZE = 100;

const contextOf = (userId: string) => `drafts/${userId}`;
const endOf = ({ savedAt }: DraftRow) => new Date(savedAt.getTime() + ABANDONED_AFTER_MS);

/** One encrypted draft for each account, kept a day after it was last saved (ruling P1). */
export const createDrafts = (
  { db, keys, limits, now }: Pick<Parts, "db" | "keys" | "limits" | "now">,
  documents: Pick<Documents, "receive" | "discard" | "erase" | "readPicture">,
) => {
  const store = createDraftsStore(db);
  const isOver = (draft: DraftRow) => endOf(draft) <= now();

  const findLive = async (userId: string) => {
    const draft = await store.find(userId);
    return draft && !isOver(draft) ? draft : undefined;
  };

  const commitThenDiscard = async (run: (tx: Transaction) => Promise<{ storageKey: string }[]>) =>
    documents.discard(await db.transaction(run));

  const commitThenErase = async (run: (tx: Transaction) => Promise<{ storageKey: string }[]>) =>
    documents.erase(await db.transaction(run));

  const receive = async (request: FastifyRequest, slot: DocumentSlot) => {
    const received: ReceivedDocument[] = [];
    try {
      await readMultipart(request, {
        slotOf: () => slot,
        takeFile: async (upload) => {
          received.push(await documents.receive(upload, slot));
        },
      });
    } catch (error) {
      await documents.discard(received);
      throw error;
    }
    const [picture] = received;
    if (!picture) throw new Problem("documents.missing", { field: slot });
    return picture;
  };

  return {
    save: async ({ id: userId }: Customer, saved: SavedDraft): Promise<Date> => {
      const sealed = sealText(keys.sealing, contextOf(userId), JSON.stringify(saved));
      const draft = { userId, sealed, savedAt: now() };
      await commitThenErase(async (tx) => {
        const before = await lockDraftIn(tx, userId);
        await putDraftIn(tx, draft);
        // Pictures of an expired draft that was not swept yet must not come back with a new one.
        return before && isOver(before) ? erasePicturesIn(tx, userId, now()) : [];
      });
      return endOf(draft);
    },

    read: async ({ id: userId }: Customer) => {
      const draft = await findLive(userId);
      if (!draft) return null;
      const opened = openText(keys.sealing, contextOf(userId), draft.sealed);
      const slots = await store.slotsOf(userId);
      return {
        ...SavedDraftSchema.parse(JSON.parse(opened)),
        documents: documentSlots.filter((slot) => slots.includes(slot)),
        savedAt: draft.savedAt.toISOString(),
        expiresAt: endOf(draft).toISOString(),
      };
    },

    summary: async (userId: string) => {
      const draft = await findLive(userId);
      if (!draft) return null;
      const slots = await store.slotsOf(userId);
      return {
        savedAt: draft.savedAt.toISOString(),
        expiresAt: endOf(draft).toISOString(),
        documents: slots.length,
      };
    },

    erase: ({ id }: Customer) => commitThenErase((tx) => eraseDraftIn(tx, id, now())),

    eraseIn: eraseDraftIn,
    useUpIn: useUpDraftIn,

    savePicture: async (request: FastifyRequest, customer: Customer, slot: DocumentSlot) => {
      await limits.take("draftPicture", accountKey(keys, customer.email));
      if (!(await findLive(customer.id))) throw new Problem("drafts.none");
      const picture = await receive(request, slot);
      try {
        await commitThenDiscard(async (tx) => {
          const draft = await lockDraftIn(tx, customer.id);
          if (!draft || isOver(draft)) throw new Problem("drafts.none");
          const replaced = await erasePictureIn(tx, customer.id, slot, now());
          await insertPictureIn(tx, { ...picture, userId: customer.id, savedAt: now() });
          return replaced;
        });
      } catch (error) {
        // The commit may have happened before any other failure: the sweeper decides by the rows.
        if (error instanceof Problem) await documents.discard([picture]);
        throw error;
      }
    },

    removePicture: ({ id }: Customer, slot: DocumentSlot) =>
      commitThenDiscard(async (tx) => {
        await lockDraftIn(tx, id);
        return erasePictureIn(tx, id, slot, now());
      }),

    openPicture: async ({ id }: Customer, slot: DocumentSlot): Promise<Buffer> => {
      const found = (await findLive(id)) && (await store.findPicture(id, slot));
      const picture = found && (await documents.readPicture(found));
      if (!picture) throw new Problem("documents.notFound");
      return picture;
    },

    sweep: async () => {
      for (;;) {
        const over = new Date(now().getTime() - ABANDONED_AFTER_MS);
        const owners = await store.listSavedBy(over, SWEEP_BATCH_SIZE);
        for (const userId of owners)
          await commitThenErase(async (tx) => {
            const draft = await lockDraftIn(tx, userId);
            return draft && isOver(draft) ? eraseDraftIn(tx, userId, now()) : [];
          });
        if (owners.length < SWEEP_BATCH_SIZE) return;
      }
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
