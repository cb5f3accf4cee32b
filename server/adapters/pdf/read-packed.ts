import { integerAfter } from "./pdf-bytes.ts";
import { countOf, nameOf, type PdfDict, type PdfValue } from "./pdf-values.ts";
import type { PdfObject, PdfStream } from "./read-objects.ts";
import { createValueReader } from "./read-value.ts";
import type { Unpack } from "./unpack-stream.ts";

/** An object inside of a stream of objects. */
export type PackedObject = { readonly number: number; readonly value: PdfValue };

const isPack = ({ dict }: PdfStream) => nameOf(dict.entries.get("Type")) === "ObjStm";

const readHead = (bytes: Buffer, count: number, first: number) => {
  const places: { number: number; at: number }[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const number = integerAfter(bytes, at);
    const offset = number && integerAfter(bytes, number.end);
    if (!offset) throw new Error("A stream of objects names fewer than it says.");
    places.push({ number: number.value, at: first + offset.value });
    at = offset.end;
  }
  return places;
};

/** @throws {Error} when an object in the stream ends behind the beginning of the next one */
const readPack = (
  { dict: { entries } }: PdfStream,
  bytes: Buffer,
  hear: (dict: PdfDict) => void,
) => {
  const readValue = createValueReader(bytes, hear);
  const places = readHead(bytes, countOf(entries.get("N")), countOf(entries.get("First")));
  let readUntil = 0;
  return places
    .toSorted((one, other) => one.at - other.at)
    .map(({ number, at }): PackedObject => {
      if (at < readUntil) throw new Error(`Object ${number} stands inside of another one.`);
      const { value, end } = readValue(at);
      readUntil = end;
      return { number, value };
    });
};

/** Objects of each stream of objects, by its number; all versions of it. */
export const readPackedObjects = (
  objects: readonly PdfObject[],
  unpack: Unpack,
  hear: (dict: PdfDict) => void,
): ReadonlyMap<number, readonly PackedObject[]> => {
  const packs = new Map<number, PackedObject[]>();
  for (const { number, stream } of objects) {
    if (!stream || !isPack(stream)) continue;
    const found = readPack(stream, unpack(stream), hear);
    const known = packs.get(number);
    if (known) for (const one of found) known.push(one);
    else packs.set(number, found);
  }
  return packs;
};
