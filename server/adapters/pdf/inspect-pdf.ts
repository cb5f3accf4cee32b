import { activeContentOf, type FoundInPdf } from "./active-content.ts";
import { checkTables } from "./check-tables.ts";
import { countPages } from "./count-pages.ts";
import { nameOf, type PdfDict, type PdfValue } from "./pdf-values.ts";
import { type PdfObjects, readObjects } from "./read-objects.ts";
import { type PackedObject, readPackedObjects } from "./read-packed.ts";
import { createResolve } from "./resolve.ts";
import { createUnpacker } from "./unpack-stream.ts";

export type InspectedPdf = { pages: number } | { found: FoundInPdf | "encrypted" };

/** The dictionaries that speak for the whole file, in its order but for those of older programs. */
const trailersOf = ({ objects, trailers }: PdfObjects): PdfDict[] => [
  ...objects.flatMap(({ stream }) =>
    stream && nameOf(stream.dict.entries.get("Type")) === "XRef" ? [stream.dict] : [],
  ),
  ...trailers,
];

/** Each number's values in the order of the file; some readers take the first, others the last. */
const valuesByNumber = (
  { objects }: PdfObjects,
  packs: ReadonlyMap<number, readonly PackedObject[]>,
) => {
  const values = new Map<number, PdfValue[]>();
  const add = (number: number, value: PdfValue) => {
    const known = values.get(number);
    if (known) known.push(value);
    else values.set(number, [value]);
  };
  const opened = new Set<number>();
  for (const { number, value } of objects) {
    add(number, value);
    if (opened.has(number)) continue;
    opened.add(number);
    for (const one of packs.get(number) ?? []) add(one.number, one.value);
  }
  return values;
};

const inspect = (bytes: Buffer): InspectedPdf => {
  const read = readObjects(bytes);
  const trailers = trailersOf(read);
  if (trailers.some(({ entries }) => entries.has("Encrypt"))) return { found: "encrypted" };
  const unpack = createUnpacker();
  const packs = readPackedObjects(read.objects, unpack, (dict) => read.dicts.push(dict));
  checkTables(bytes, read.objects, packs, unpack);
  const resolve = createResolve(valuesByNumber(read, packs));
  for (const dict of read.dicts) {
    const found = activeContentOf(dict, resolve);
    if (found) return { found };
  }
  return { pages: countPages(trailers, resolve) };
};

/** @throws {RangeError} when there is no memory for what it unpacks */
export const inspectPdf = (bytes: Buffer): InspectedPdf => {
  try {
    return inspect(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return { found: "broken" };
  }
};
