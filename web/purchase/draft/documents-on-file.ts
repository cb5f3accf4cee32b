import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { type Editing, loadEditing, slotsFor } from "./editing.ts";
import { saveDraftField, readDraftField } from "./stored-draft.ts";

/** An earlier request of the person whose pictures are used instead of new ones. */
export type DocumentsOnFile = {
  documentsFrom: string;
  slots: readonly DocumentSlot[];
};

/** Undefined when new pictures are to be sent instead. */
export function saveDocumentsOnFile(onFile: DocumentsOnFile | undefined) {
  saveDraftField("documentsFrom", onFile?.documentsFrom);
  saveDraftField("documentsOnFile", onFile?.slots);
}

/** Only a renewal can reuse pictures; an edit reuses its own request's. */
export function loadDocumentsOnFile(): DocumentsOnFile | undefined {
  const editing = loadEditing();
  const draft = editing && parseDraft({ ...editing, inputMethod: readDraftField("inputMethod") });
  if (editing && draft) return onFileOf(editing, draft);

  const documentsFrom = readDraftField("documentsFrom");
  const names = readDraftField("documentsOnFile");
  if (readDraftField("type") !== "renew" || typeof documentsFrom !== "string") return undefined;

  const slots = Array.isArray(names) ? slotsAmong(names) : [];
  return documentsFrom === "" || slots.length === 0 ? undefined : { documentsFrom, slots };
}

export const onFileOf = (editing: Editing, draft: PurchaseDraft): DocumentsOnFile => ({
  documentsFrom: editing.requestId,
  slots: slotsFor(editing, draft),
});

export const slotsAmong = (names: readonly unknown[]): DocumentSlot[] =>
  documentSlots.filter((slot) => names.includes(slot));
