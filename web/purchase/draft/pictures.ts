import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { deleteBytes, storeBytes, readBytes } from "./stored-bytes.ts";
import { readDraftField, saveDraftField } from "./stored-draft.ts";
import { type IsSameScope, rememberScope } from "./purchase-scope.ts";

const CHANGE = "picturesChange";

let ownChange: string | undefined;

/** Stands beside the answers, because other tabs hear of changes there only. */
function notePictureChange() {
  ownChange = crypto.randomUUID();
  saveDraftField(CHANGE, ownChange);
}

/** Differs after every picture that was added, replaced or removed in any tab. */
export const picturesChange = () => readDraftField(CHANGE);

/** True if no other tab has changed a picture since this one did. */
export const isOwnPicturesChange = () => ownChange !== undefined && picturesChange() === ownChange;

/** False if only this tab keeps it, undefined if it came too late. */
type Saved = boolean | undefined;

export async function savePicture(
  slot: DocumentSlot,
  picture: Blob,
  isSameScope: IsSameScope = rememberScope(),
): Promise<Saved> {
  const bytes = await picture.arrayBuffer();
  if (!isSameScope()) return undefined;
  const isStored = await storeBytes(slot, bytes);
  if (isSameScope()) notePictureChange();
  return isStored;
}

/** JPEG, in the order of the form. */
export async function loadPictures(): Promise<Map<DocumentSlot, Blob>> {
  const stored = await Promise.all(documentSlots.map((slot) => readBytes(slot)));
  const pictures = new Map<DocumentSlot, Blob>();
  for (const [index, slot] of documentSlots.entries()) {
    const bytes = stored[index];
    if (bytes) pictures.set(slot, new Blob([bytes], { type: "image/jpeg" }));
  }
  return pictures;
}

export async function removePicture(slot: DocumentSlot): Promise<void> {
  const isSameScope = rememberScope();
  await deleteBytes(slot);
  if (isSameScope()) notePictureChange();
}

const EMIRATES_ID = "emiratesID";

/** Never in localStorage (ruling P1). */
export async function saveEmiratesId(
  number: string,
  isSameScope: IsSameScope = rememberScope(),
): Promise<Saved> {
  return isSameScope()
    ? storeBytes(EMIRATES_ID, new TextEncoder().encode(number).buffer)
    : undefined;
}

export async function loadEmiratesId(): Promise<string | undefined> {
  const bytes = await readBytes(EMIRATES_ID);
  return bytes && new TextDecoder().decode(bytes);
}
