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
import type { Documents, ReceivedDocument } from "../documents/documents.ts";
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
} from "./drafts-store.ts";

const SWEPT_AT_ONCE = 100;

const contextOf = (userId: string) => `drafts/${userId}`;
const endOf = ({ savedAt }: DraftRow) => new Date(savedAt.getTime() + ABANDONED_AFTER_MS);

/**
 * One purchase for each account, sealed, which waits a day for another device (ruling P1). Pictures
 * come one by one and belong to the draft; nothing here prolongs its day but saving it again.
 */
export const createDrafts = (
  { db, keys, limits, now }: Pick<Parts, "db" | "keys" | "limits" | "now">,
  documents: Pick<Documents, "receive" | "discard" | "show">,
) => {
  const store = createDraftsStore(db);
  const isOver = (draft: DraftRow) => endOf(draft) <= now();

  const findLive = async (userId: string) => {
    const draft = await store.find(userId);
    return draft && !isOver(draft) ? draft : undefined;
  };

  /** Runs a change and deletes the files it made needless, once it is committed. */
  const change = async (run: (tx: Transaction) => Promise<{ storageKey: string }[]>) =>
    documents.discard(await store.transaction(run));

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
    /** Saves over what was saved; the pictures stay. Answers when it is erased. */
    save: async ({ id: userId }: Customer, saved: SavedDraft): Promise<Date> => {
      const sealed = sealText(keys.sealing, contextOf(userId), JSON.stringify(saved));
      const draft = { userId, sealed, savedAt: now() };
      await change(async (tx) => {
        const before = await lockDraftIn(tx, userId);
        await putDraftIn(tx, draft);
        // Pictures of a day that is over, and not swept yet, do not come back with a new draft.
        return before && isOver(before) ? erasePicturesIn(tx, userId) : [];
      });
      return endOf(draft);
    },

    /** Null when there is none. */
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

    /** When it was saved, when it ends, and how many pictures it has; null when there is none. */
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

    erase: ({ id }: Customer) => change((tx) => eraseDraftIn(tx, id)),

    /** Part of another transaction; `documents.discard` what it answers after the commit. */
    eraseIn: eraseDraftIn,

    /**
     * One picture of the draft, over the one that was there.
     * @throws {Problem} request.tooMany, drafts.none, documents.missing, and what receiving throws
     */
    savePicture: async (request: FastifyRequest, customer: Customer, slot: DocumentSlot) => {
      await limits.take("draftPicture", accountKey(keys, customer.email));
      if (!(await findLive(customer.id))) throw new Problem("drafts.none");
      const picture = await receive(request, slot);
      try {
        await change(async (tx) => {
          const draft = await lockDraftIn(tx, customer.id);
          if (!draft || isOver(draft)) throw new Problem("drafts.none");
          const replaced = await erasePictureIn(tx, customer.id, slot);
          await insertPictureIn(tx, { ...picture, userId: customer.id, savedAt: now() });
          return replaced;
        });
      } catch (error) {
        // After any other failure the commit may have happened: the sweeper decides by the rows.
        if (error instanceof Problem) await documents.discard([picture]);
        throw error;
      }
    },

    removePicture: ({ id }: Customer, slot: DocumentSlot) =>
      change(async (tx) => {
        await lockDraftIn(tx, id);
        return erasePictureIn(tx, id, slot);
      }),

    /** @throws {Problem} documents.notFound */
    openPicture: async ({ id }: Customer, slot: DocumentSlot): Promise<Buffer> => {
      const found = (await findLive(id)) && (await store.findPicture(id, slot));
      const picture = found && (await documents.show(found));
      if (!picture) throw new Problem("documents.notFound");
      return picture;
    },

    /** Erases the drafts whose day is over. */
    sweep: async () => {
      for (;;) {
        const over = new Date(now().getTime() - ABANDONED_AFTER_MS);
        const owners = await store.listSavedBy(over, SWEPT_AT_ONCE);
        for (const userId of owners)
          await change(async (tx) => {
            const draft = await lockDraftIn(tx, userId);
            return draft && isOver(draft) ? eraseDraftIn(tx, userId) : [];
          });
        if (owners.length < SWEPT_AT_ONCE) return;
      }
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
