import { PDFContext, PDFDocument, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { activeContentOf, type FoundInPdf } from "./active-content.ts";

export type InspectedPdf = { pages: number } | { found: FoundInPdf | "encrypted" | "broken" };

const { prototype } = PDFContext;

/** Also of objects that a later one replaces: some readers bring the earlier one back. */
const watchObjects = () => {
  const objects: PDFObject[] = [];
  const before = Object.getOwnPropertyDescriptor(prototype, "assign") ?? {};
  const assign = before.value as (this: PDFContext, ref: PDFRef, object: PDFObject) => void;
  prototype.assign = function keep(ref, object) {
    objects.push(object);
    assign.call(this, ref, object);
  };
  return { objects, end: () => Object.defineProperty(prototype, "assign", before) };
};

const inspect = async (bytes: Buffer, objects: readonly PDFObject[]): Promise<InspectedPdf> => {
  const pdf = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    throwOnInvalidObject: true,
    updateMetadata: false,
    preserveXFA: true,
  });
  if (pdf.isEncrypted) return { found: "encrypted" };
  for (const object of objects) {
    const found = activeContentOf(object);
    if (found) return { found };
  }
  return { pages: pdf.getPageCount() };
};

/** One at a time. @throws {RangeError} when there is no memory for what it unpacks */
export const inspectPdf = async (bytes: Buffer): Promise<InspectedPdf> => {
  const { objects, end } = watchObjects();
  try {
    return await inspect(bytes, objects);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return { found: "broken" };
  } finally {
    end();
  }
};
