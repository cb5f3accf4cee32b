import { integerAfter, placesAfter, skipGap, startsWith } from "./pdf-bytes.ts";
import { countOf, isArray, nameOf } from "./pdf-values.ts";
import type { PdfObject, PdfStream } from "./read-objects.ts";
import type { PackedObject } from "./read-packed.ts";
import type { Unpack } from "./unpack-stream.ts";

/** The first entry tells that a table begins with 1 by mistake: it is that of object 0. */
const FREE_FOR_EVER = 65_535;

type Check = {
  /** Checks an object at an offset from the file's beginning. */
  readonly inFile: (number: number, generation: number, offset: number) => void;
  readonly inPack: (number: number, pack: number) => void;
};

const checkRows = (
  bytes: Buffer,
  from: number,
  { first, count }: { first: number; count: number },
  check: Check,
): number | undefined => {
  let at = from;
  let number = first;
  for (let row = 0; row < count; row += 1) {
    const offset = integerAfter(bytes, at);
    const generation = offset && integerAfter(bytes, offset.end);
    if (!generation) return undefined;
    at = skipGap(bytes, generation.end);
    const isUsed = startsWith(bytes, at, "n");
    if (!isUsed && !startsWith(bytes, at, "f")) return undefined;
    at += 1;
    if (isUsed) check.inFile(number, generation.value, offset.value);
    else if (row === 0 && number === 1 && generation.value === FREE_FOR_EVER) number = 0;
    number += 1;
  }
  return at;
};

const checkTable = (bytes: Buffer, from: number, check: Check) => {
  let at: number | undefined = from;
  while (at !== undefined) {
    const first = integerAfter(bytes, at);
    const count = first && integerAfter(bytes, first.end);
    if (!count) return;
    at = checkRows(bytes, count.end, { first: first.value, count: count.value }, check);
  }
};

const numbersIn = (bytes: Buffer, from: number, widths: readonly number[]) => {
  let at = from;
  return widths.map((width) => {
    let number = 0;
    for (const end = at + width; at < end; at += 1) number = number * 256 + (bytes[at] ?? 0);
    return number;
  });
};

const checkTableStream = ({ dict: { entries } }: PdfStream, bytes: Buffer, check: Check) => {
  const [widths, index] = [entries.get("W"), entries.get("Index") ?? null];
  if (!isArray(widths) || !(index === null || isArray(index)))
    throw new Error("A table in a stream does not say how it is written.");
  const fields = widths.items.slice(0, 3).map(countOf);
  const size = fields.reduce((sum, width) => sum + width, 0);
  if (size === 0) throw new Error("A table in a stream has no columns.");
  const ranges = index === null ? [0, countOf(entries.get("Size"))] : index.items.map(countOf);
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    const count = ranges[range + 1] ?? 0;
    for (let row = 0; row < count && at + size <= bytes.length; row += 1) {
      const [type = 0, second = 0, third = 0] = numbersIn(bytes, at, fields);
      const kind = fields[0] === 0 ? 1 : type;
      if (kind === 1) check.inFile(first + row, third, second);
      if (kind === 2) check.inPack(first + row, second);
      at += size;
    }
  }
};

/**
 * Every table that says where objects are, also of earlier versions and at places where a reader
 * would only look by mistake, must tell what we have read: some readers ask a table alone.
 *
 * @throws {Error} when an entry in use leads to anything else
 */
export const checkTables = (
  bytes: Buffer,
  objects: readonly PdfObject[],
  packs: ReadonlyMap<number, readonly PackedObject[]>,
  unpack: Unpack,
) => {
  const starts = new Map(objects.map((object) => [object.start, object]));
  const packed = new Map(
    Array.from(packs, ([pack, inside]) => [pack, new Set(inside.map(({ number }) => number))]),
  );
  const check: Check = {
    inFile: (number, generation, offset) => {
      // Some programs write 0 for numbers that they left out.
      if (offset === 0) return;
      const found = starts.get(skipGap(bytes, offset));
      if (found?.number !== number || found.generation !== generation)
        throw new Error(`A table leads to no object ${number} at byte ${offset}.`);
    },
    inPack: (number, pack) => {
      if (!packed.get(pack)?.has(number))
        throw new Error(`A table leads to no object ${number} in stream ${pack}.`);
    },
  };
  const isPart = (place: number) => startsWith(bytes, place - "start".length, "startxref");
  for (const at of placesAfter(bytes, "xref", isPart)) checkTable(bytes, at, check);
  for (const { stream } of objects)
    if (stream && nameOf(stream.dict.entries.get("Type")) === "XRef")
      checkTableStream(stream, unpack(stream), check);
};
