import type { DocumentSlot } from "../../../domain/documents/documents.ts";

/** Its file is in the document store; its row is not written yet. */
export type ReceivedDocument = {
  id: string;
  slot: DocumentSlot;
  storageKey: string;
  wrappedKey: string;
  sha256: string;
  bytes: number;
  width: number;
  height: number;
};

export type StoredPicture = Pick<ReceivedDocument, "id" | "storageKey" | "wrappedKey">;

export type Measures = Pick<ReceivedDocument, "sha256" | "width" | "height">;
