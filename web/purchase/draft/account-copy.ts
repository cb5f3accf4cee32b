import type { ShownProblemCode } from "../../../contract/problems.ts";
import {
  readDraftDocument,
  readDraftOfAccount,
  removeDraftDocument,
  removeDraftOfAccount,
  saveDraftDocument,
  saveDraftToAccount,
} from "../../../contract/saved-drafts.ts";
import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { call } from "../../api/client.ts";
import { knownProblem } from "../../api/known-problem.ts";
import { upload } from "../../api/upload.ts";
import { loadChoice, parseChoice, type StoredChoice } from "./stored-choice.ts";
import { loadEmiratesId, loadPictures, saveEmiratesId, savePicture } from "./pictures.ts";
import { clearPurchase } from "./clear-purchase.ts";
import { readPurchaseKey, writePurchaseKey } from "./purchase-storage.ts";
import { handlesOf } from "./stored-draft.ts";

/** Told the share that is done, from 0 to 1. */
type Progress = (done: number) => void;

export type Saving =
  | { kind: "saved"; expiresAt: string }
  | { kind: "loginFirst" }
  | { kind: "refused"; code: ShownProblemCode }
  | { kind: "broken" };

export type AccountCopy = {
  record: Record<string, unknown>;
  draft: PurchaseDraft;
  choice: StoredChoice | undefined;
  emiratesId: string;
  slots: readonly DocumentSlot[];
  savedAt: string;
};

const addressOf = (slot: DocumentSlot) => saveDraftDocument.url.replace(":slot", slot);

/** Includes what is stored beside the answers. */
const recordOnDevice = () => {
  const {
    savedAt: _at,
    documents: _handles,
    ...record
  } = JSON.parse(readPurchaseKey(purchaseKeys.draft) ?? "{}") as Record<string, unknown>;
  return record;
};

const putPicture = (slot: DocumentSlot, picture: Blob, onProgress: Progress) => {
  const body = new FormData();
  body.append("picture", picture, `${slot}.jpg`);
  return upload({
    method: saveDraftDocument.method,
    url: addressOf(slot),
    body,
    onProgress: ({ loaded, total }) => onProgress(loaded / total),
  });
};

const refusalOf = (status: number, code: unknown): Saving => {
  if (status === 401) return { kind: "loginFirst" };
  return { kind: "refused", code: knownProblem(code) };
};

async function save(onProgress: Progress): Promise<Saving> {
  const saved = await call(saveDraftToAccount, {
    body: {
      draft: recordOnDevice(),
      choice: loadChoice() ?? null,
      emiratesID: (await loadEmiratesId()) ?? "",
    },
  });
  if (saved.code === "unreachable") return { kind: "broken" };
  if (saved.code !== 200) return refusalOf(saved.code, saved.data.code);

  const pictures = await loadPictures();
  const before = await call(readDraftOfAccount);
  if (before.code === "unreachable") return { kind: "broken" };
  const inAccount = (before.code === 200 && before.data.data?.documents) || [];
  for (const slot of inAccount.filter((one) => !pictures.has(one as DocumentSlot))) {
    const removed = await call(removeDraftDocument, { params: { slot } });
    if (removed.code === "unreachable") return { kind: "broken" };
  }

  let done = 0;
  for (const [slot, picture] of pictures) {
    const answer = await putPicture(slot, picture, (part) =>
      onProgress((done + part) / pictures.size),
    );
    if (answer.code === "unreachable") return { kind: "broken" };
    if (answer.code !== 200)
      return refusalOf(answer.code, (JSON.parse(answer.text) as { code?: unknown }).code);
    done += 1;
  }
  onProgress(1);
  return { kind: "saved", expiresAt: saved.data.expiresAt };
}

/** Replaces what the account held: answers, choice, Emirates ID, pictures. */
export const saveCopy = (onProgress: Progress): Promise<Saving> =>
  save(onProgress).catch(() => ({ kind: "broken" }));

/** Undefined when there is none, or without a session. */
export async function findCopy(): Promise<AccountCopy | undefined> {
  const answer = await call(readDraftOfAccount);
  if (answer.code !== 200 || !answer.data.data) return undefined;
  const { draft: record, choice, emiratesID, documents, savedAt } = answer.data.data;
  const draft = parseDraft(record);
  if (!draft) return undefined;
  const slots = documentSlots.filter((slot) => documents.includes(slot));
  return { record, draft, choice: parseChoice(choice), emiratesId: emiratesID, slots, savedAt };
}

/** All are loaded before any is saved, so that a broken connection costs nothing. */
async function fetchPictures(slots: readonly DocumentSlot[], onProgress: Progress) {
  const pictures = new Map<DocumentSlot, Blob>();
  for (const slot of slots) {
    const answer = await fetch(readDraftDocument.url.replace(":slot", slot));
    if (!answer.ok) throw new Error("A picture did not come.");
    pictures.set(slot, await answer.blob());
    onProgress(pictures.size / slots.length);
  }
  return pictures;
}

/** Replaces what is on the device; false leaves that as it was. */
export async function takeCopy(copy: AccountCopy, onProgress: Progress): Promise<boolean> {
  const { record, choice, emiratesId, slots } = copy;
  const pictures = await fetchPictures(slots, onProgress).catch(() => undefined);
  if (!pictures) return false;

  await clearPurchase();
  for (const [slot, picture] of pictures) await savePicture(slot, picture);
  if (emiratesId !== "") await saveEmiratesId(emiratesId);
  if (choice) writePurchaseKey(purchaseKeys.choice, JSON.stringify(choice));
  // Last, because the answers make the purchase visible.
  writePurchaseKey(
    purchaseKeys.draft,
    JSON.stringify({ ...record, documents: handlesOf(slots), savedAt: Date.now() }),
  );
  return true;
}

/** False when it is still there. */
export async function eraseCopy(): Promise<boolean> {
  const answer = await call(removeDraftOfAccount);
  return answer.code === 200 || answer.code === 401;
}
