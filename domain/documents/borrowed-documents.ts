import { documentsAccepted, type DocumentsFor, type DocumentSlot } from "./documents.ts";

const carDocumentOf = (purchase: DocumentsFor) =>
  purchase.type === "renew" || purchase.inputMethod === "plateNumber"
    ? "ownership"
    : purchase.inputMethod;

const carSlots = ["ownership_front", "ownership_back", "document_front", "document_back"] as const;

const isCarSlot = (slot: DocumentSlot) => carSlots.some((one) => one === slot);

const sideOf = (slot: DocumentSlot) => (slot.endsWith("_front") ? "front" : "back");

/** An ownership card is the extra document of a new policy by plate (ruling P14). */
export function borrowedSlot(
  slot: DocumentSlot,
  from: DocumentsFor,
  to: DocumentsFor,
): DocumentSlot | undefined {
  if (!isCarSlot(slot)) return slot;
  if (carDocumentOf(from) !== carDocumentOf(to)) return undefined;
  return documentsAccepted(to).find((one) => isCarSlot(one) && sideOf(one) === sideOf(slot));
}
