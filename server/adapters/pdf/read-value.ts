import { isDeepStrictEqual } from "node:util";
import { isDigit, isRegular, skipGap } from "./pdf-bytes.ts";
import type { PdfDict, PdfValue } from "./pdf-values.ts";

/** Documents have about ten. */
const MAX_DEPTH = 250;

const OPEN = 0x28;
const CLOSE = 0x29;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const LETTER_R = 0x52;

const NUMBER = /^[+\-.\d]+$/;
const INTEGER = /^\d+$/;
const HEX = /^[\dA-Fa-f\0\t\n\f\r ]*$/;
const words: ReadonlyMap<string, PdfValue> = new Map([
  ["null", null],
  ["true", true],
  ["false", false],
] as const);

const nameFrom = (written: string) =>
  written.includes("#")
    ? written.replace(/#([\dA-Fa-f]{2})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      )
    : written;

/**
 * Reads only what all readers read alike: no unknown word, no letter in a hexadecimal string, no key
 * twice with different values. `hear` is told of every dictionary, with those inside of others.
 *
 * The function answers the value and where it ends. @throws {Error} where it is anything else
 */
export const createValueReader = (bytes: Buffer, hear: (dict: PdfDict) => void) => {
  let at = 0;
  let depth = 0;

  const refuse = (what: string) => new Error(`${what} at byte ${at}.`);

  const readRegular = () => {
    const start = at;
    while (isRegular(bytes[at])) at += 1;
    return bytes.toString("latin1", start, at);
  };

  const readName = (): PdfValue => {
    at += 1;
    return { is: "name", text: nameFrom(readRegular()) };
  };

  const readText = (): PdfValue => {
    const start = at + 1;
    let open = 0;
    do {
      const byte = bytes[at];
      if (byte === undefined) throw refuse("A text without its end");
      if (byte === BACKSLASH) at += 1;
      else if (byte === OPEN) open += 1;
      else if (byte === CLOSE) open -= 1;
      at += 1;
    } while (open > 0);
    return { is: "text", written: bytes.toString("latin1", start, at - 1) };
  };

  const readHex = (): PdfValue => {
    const end = bytes.indexOf(GREATER, at);
    const written = bytes.toString("latin1", at + 1, Math.max(end, at + 1));
    if (end === -1 || !HEX.test(written)) throw refuse("A hexadecimal text that is none");
    at = end + 1;
    return { is: "hex", written };
  };

  /** A reference, if after the number another one and an R follow. */
  const readRefAfter = (number: number): PdfValue | undefined => {
    let end = skipGap(bytes, at);
    const start = end;
    while (isDigit(bytes[end])) end += 1;
    if (start === end) return undefined;
    const generation = Number(bytes.toString("latin1", start, end));
    end = skipGap(bytes, end);
    if (bytes[end] !== LETTER_R || isRegular(bytes[end + 1])) return undefined;
    at = end + 1;
    return { is: "ref", number, generation };
  };

  const readWord = (): PdfValue => {
    const word = readRegular();
    if (NUMBER.test(word)) {
      const number = Number(word);
      if (INTEGER.test(word)) return readRefAfter(number) ?? number;
      return Number.isNaN(number) ? 0 : number;
    }
    const value = words.get(word);
    if (value === undefined) throw refuse("An unknown word");
    return value;
  };

  const readArray = (): PdfValue => {
    at += 1;
    const items: PdfValue[] = [];
    for (at = skipGap(bytes, at); bytes[at] !== CLOSE_ARRAY; at = skipGap(bytes, at))
      items.push(readAny());
    at += 1;
    return { is: "array", items };
  };

  const readDict = (): PdfValue => {
    at += 2;
    const entries = new Map<string, PdfValue>();
    for (at = skipGap(bytes, at); bytes[at] !== GREATER; at = skipGap(bytes, at)) {
      if (bytes[at] !== SLASH) throw refuse("A key that is no name");
      at += 1;
      const key = nameFrom(readRegular());
      const value = readAny();
      if (entries.has(key) && !isDeepStrictEqual(entries.get(key), value))
        throw refuse("A key with two values");
      entries.set(key, value);
    }
    if (bytes[at + 1] !== GREATER) throw refuse("A dictionary without its end");
    at += 2;
    const dict: PdfDict = { is: "dict", entries, isOfStream: false };
    hear(dict);
    return dict;
  };

  const readDeeper = (read: () => PdfValue) => {
    if (depth >= MAX_DEPTH) throw refuse("Too many values within values");
    depth += 1;
    const value = read();
    depth -= 1;
    return value;
  };

  const readAny = (): PdfValue => {
    at = skipGap(bytes, at);
    const byte = bytes[at];
    if (byte === LESS && bytes[at + 1] === LESS) return readDeeper(readDict);
    if (byte === LESS) return readHex();
    if (byte === OPEN) return readText();
    if (byte === SLASH) return readName();
    if (byte === OPEN_ARRAY) return readDeeper(readArray);
    return readWord();
  };

  return (from: number): { value: PdfValue; end: number } => {
    at = from;
    depth = 0;
    const value = readAny();

    return { value, end: at };
  };
};
