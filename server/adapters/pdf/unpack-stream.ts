import { constants, inflateSync } from "node:zlib";
import { countOf, isArray, isDict, nameOf, type PdfDict, type PdfValue } from "./pdf-values.ts";
import type { PdfStream } from "./read-objects.ts";

/** Sum of all streams that say where objects are: 10 MB of file hold less than a tenth of this. */
const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;

const onlyOne = (value: PdfValue | undefined): PdfValue | undefined => {
  if (!isArray(value)) return value;
  if (value.items.length > 1) throw new Error("A stream of objects is packed more than once.");
  return value.items[0];
};

const paeth = (left: number, above: number, corner: number) => {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

const predicted = (kind: number, left: number, above: number, corner: number) => {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind === 4) return paeth(left, above, corner);
  throw new Error("A row of a table is written in an unknown way.");
};

/** Each row says how its bytes follow from the row above (predictors of PNG). */
const withoutPredictor = (bytes: Buffer, width: number) => {
  const rows = Math.ceil(bytes.length / (width + 1));
  const plain = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)] ?? 0;
    const start = row * width;
    for (let column = 0; column < width; column += 1) {
      const left = column > 0 ? (plain[start + column - 1] ?? 0) : 0;
      const above = row > 0 ? (plain[start - width + column] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (plain[start - width + column - 1] ?? 0) : 0;
      const byte = bytes[row * (width + 1) + 1 + column] ?? 0;
      plain[start + column] = byte + predicted(kind, left, above, corner);
    }
  }
  return plain;
};

const unpredict = (bytes: Buffer, how: PdfDict) => {
  const { entries } = how;
  const predictor = countOf(entries.get("Predictor") ?? 1);
  if (predictor === 1) return bytes;
  const isOfBytes =
    (entries.get("Colors") ?? 1) === 1 && (entries.get("BitsPerComponent") ?? 8) === 8;
  if (predictor < 10 || !isOfBytes) throw new Error("A stream of objects has an odd predictor.");
  return withoutPredictor(bytes, Math.max(1, countOf(entries.get("Columns") ?? 1)));
};

/**
 * Unpacks streams of objects and tables. They are plain or deflated, as all programs write them; how
 * they are packed must stand beside them, where every reader looks.
 *
 * @throws {RangeError} when all together unpack to more than 96 MB
 * @throws {Error} when readers may differ about what is inside
 */
export const createUnpacker = () => {
  let left = MAX_UNPACKED_BYTES;
  return ({ dict: { entries }, bytes, isExact }: PdfStream): Buffer => {
    if (!isExact) throw new Error("The bounds of a stream of objects are not certain.");
    const filter = onlyOne(entries.get("Filter")) ?? null;
    const how = onlyOne(entries.get("DecodeParms")) ?? null;
    if (filter === null) return bytes;
    if (nameOf(filter) !== "FlateDecode" || !(how === null || isDict(how)))
      throw new Error("A stream of objects is packed in an unusual way.");
    const unpacked = inflateSync(bytes, {
      maxOutputLength: left,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    left = Math.max(1, left - unpacked.length);
    return how === null ? unpacked : unpredict(unpacked, how);
  };
};

export type Unpack = ReturnType<typeof createUnpacker>;
