import { findHeaders, type Header } from "./find-headers.ts";
import { CR, LF, placesAfter, skipGap, skipSpaces, startsWith } from "./pdf-bytes.ts";
import { isDict, isRef, type PdfDict, type PdfValue } from "./pdf-values.ts";
import { createValueReader } from "./read-value.ts";

/** Bytes as they are stored. Readers may differ about the bounds of a stream that is not exact. */
export type PdfStream = {
  readonly dict: PdfDict;
  readonly bytes: Buffer;
  readonly isExact: boolean;
};

export type PdfObject = Header & { readonly value: PdfValue; readonly stream?: PdfStream };

export type PdfObjects = {
  readonly objects: readonly PdfObject[];
  /** Dictionaries of all trailers, wherever they stand. */
  readonly trailers: readonly PdfDict[];
  /** Every dictionary of objects and trailers, with those inside of others. */
  readonly dicts: PdfDict[];
};

const OPENING = "stream";
const ENDING = "endstream";
const END_OF_OBJECT = "endobj";

const dataAfter = (bytes: Buffer, end: number) => {
  if (bytes[end] === LF) return { start: end + 1, isExact: true };
  if (bytes[end] === CR && bytes[end + 1] === LF) return { start: end + 2, isExact: true };
  return { start: bytes[end] === CR ? end + 1 : end, isExact: false };
};

const readStream = (bytes: Buffer, dict: PdfDict, opening: number) => {
  const { start, isExact } = dataAfter(bytes, opening + OPENING.length);
  const length = dict.entries.get("Length");
  if (typeof length === "number" && length >= 0) {
    const ending = skipSpaces(bytes, start + length);
    if (startsWith(bytes, ending, ENDING)) {
      const stream = { dict, bytes: bytes.subarray(start, start + length), isExact };
      return { stream, end: ending + ENDING.length };
    }
  }
  const ending = bytes.indexOf(ENDING, start);
  if (ending === -1) throw new Error(`The stream at byte ${opening} has no end.`);
  const stream = {
    dict,
    bytes: bytes.subarray(start, ending),
    isExact: isExact && isRef(length),
  };
  return { stream, end: ending + ENDING.length };
};

/**
 * Reads an object at each place where a reader could find one. Whatever the tables of the file say,
 * no reader can reach an object that is not among these (`docs/decisions/0033`).
 *
 * @throws {Error} when one stands inside of another, as it would for some readers only
 */
export const readObjects = (bytes: Buffer): PdfObjects => {
  const objects: PdfObject[] = [];
  const dicts: PdfDict[] = [];
  const readValue = createValueReader(bytes, (dict) => dicts.push(dict));

  const readObject = (header: Header): { object: PdfObject; end: number } => {
    const { value, end } = readValue(header.valueAt);
    const behind = skipGap(bytes, end);
    if (!isDict(value) || !startsWith(bytes, behind, OPENING))
      return { object: { ...header, value }, end: behind };
    value.isOfStream = true;
    const { stream, end: endOfStream } = readStream(bytes, value, behind);
    return { object: { ...header, value, stream }, end: skipGap(bytes, endOfStream) };
  };

  let readUntil = 0;
  for (const header of findHeaders(bytes)) {
    if (header.start < readUntil)
      throw new Error(`Object ${header.number} stands inside of another one.`);
    const { object, end } = readObject(header);
    objects.push(object);
    readUntil = startsWith(bytes, end, END_OF_OBJECT) ? end + END_OF_OBJECT.length : end;
  }

  const trailers: PdfDict[] = [];
  for (const at of placesAfter(bytes, "trailer")) {
    if (!startsWith(bytes, at, "<<")) continue;
    const { value } = readValue(at);
    if (isDict(value)) trailers.push(value);
  }
  return { objects, trailers, dicts };
};
