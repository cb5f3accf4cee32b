import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { forget, keep, recall } from "./kept-on-device.ts";

/** True if the device keeps the picture, false if only this tab does. */
export async function savePicture(slot: DocumentSlot, picture: Blob): Promise<boolean> {
  return keep(slot, await picture.arrayBuffer());
}

/** The prepared pictures (JPEG), in the order of the form. */
export async function loadPictures(): Promise<Map<DocumentSlot, Blob>> {
  const pictures = new Map<DocumentSlot, Blob>();
  for (const slot of documentSlots) {
    const bytes = await recall(slot);
    if (bytes) pictures.set(slot, new Blob([bytes], { type: "image/jpeg" }));
  }
  return pictures;
}

export const removePicture = (slot: DocumentSlot): Promise<void> => forget(slot);

const EMIRATES_ID = "emiratesID";

/** Kept with the pictures, never in localStorage (ruling P1). */
export const saveEmiratesId = (number: string): Promise<boolean> =>
  keep(EMIRATES_ID, new TextEncoder().encode(number).buffer);

export async function loadEmiratesId(): Promise<string | undefined> {
  const bytes = await recall(EMIRATES_ID);
  return bytes && new TextDecoder().decode(bytes);
}
