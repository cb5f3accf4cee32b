import { documentsNeeded, type DocumentSlot } from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingAnswers } from "../../../domain/purchase/missing-answers.ts";
import { loadDocumentsOnFile, type DocumentsOnFile } from "../draft/documents-on-file.ts";
import { loadEmiratesId, loadPictures } from "../draft/pictures.ts";

export type Pictures = ReadonlyMap<DocumentSlot, Blob>;

export type Documents = {
  pictures: Pictures;
  emiratesId: string;
  onFile: DocumentsOnFile | undefined;
};

type MissingDocument = DocumentSlot | "emiratesID";

export async function loadDocuments(): Promise<Documents> {
  const [pictures, emiratesId] = await Promise.all([loadPictures(), loadEmiratesId()]);
  return { pictures, emiratesId: emiratesId ?? "", onFile: loadDocumentsOnFile() };
}

/** Neither on the device nor on file. */
export function missingPictures(draft: PurchaseDraft, { pictures, onFile }: Documents) {
  return documentsNeeded(draft).filter(
    (slot) => !pictures.has(slot) && !onFile?.slots.includes(slot),
  );
}

/** In the order of the form. */
export function missingDocuments(draft: PurchaseDraft, documents: Documents): MissingDocument[] {
  const present = [...documents.pictures.keys(), ...(documents.onFile?.slots ?? [])];
  const missing = missingAnswers(draft, present, documents.emiratesId, new Date()).map(
    ({ field }) => field,
  );
  const wanted: readonly string[] = ["emiratesID", ...documentsNeeded(draft)];
  return missing.filter((field): field is MissingDocument => wanted.includes(field));
}

export function documentsFrom(draft: PurchaseDraft, { pictures, onFile }: Documents) {
  const isNeeded = documentsNeeded(draft).some(
    (slot) => !pictures.has(slot) && onFile?.slots.includes(slot),
  );
  return isNeeded ? onFile?.documentsFrom : undefined;
}
