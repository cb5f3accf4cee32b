import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { deleteBytes, storeBytes, readBytes } from "./stored-bytes.ts";
import { type IsSameScope, rememberScope } from "./purchase-scope.ts";

/** False if only this tab keeps it, undefined if it came too late. */
type Saved = boolean | undefined;

export async function savePicture(
  slot: DocumentSlot,
  picture: Blob,
  isSameScope: IsSameScope = rememberScope(),
): Promise<Saved> {
  const bytes = await picture.arrayBuffer();
  return isSameScope() ? storeBytes(slot, bytes) : undefined;
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

export const removePicture = (slot: DocumentSlot): Promise<void> => deleteBytes(slot);

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
