import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingPictures, type Documents } from "../documents/documents.ts";
import { picturesChange } from "../draft/pictures.ts";
import { readDraftField, saveDraftField } from "../draft/stored-draft.ts";

/** Whether the pictures are sent with the request or asked for later: all or none (ruling P14). */
export type PhotoChoice = "now" | "later";

export type FoundPhotos = "none" | "some" | "all";

const FIELD = "photosLater";

export function foundPhotos(draft: PurchaseDraft, documents: Documents): FoundPhotos {
  if (missingPictures(draft, documents).length === 0) return "all";
  const { pictures, onFile } = documents;
  return pictures.size > 0 || (onFile && onFile.slots.length > 0) ? "some" : "none";
}

/** What is there is sent, unless the person said later; nobody has to begin. */
export const photoChoiceFor = (found: FoundPhotos): PhotoChoice =>
  found === "none" || readDraftField(FIELD) === pictures() ? "later" : "now";

/** Holds until a picture is added, replaced or removed. */
export const keepPhotoChoice = (choice: PhotoChoice) =>
  saveDraftField(FIELD, choice === "later" ? pictures() : undefined);

const pictures = () => picturesChange() ?? "none";
