const ofEach = (characters: string) => {
  const table = new Uint8Array(256);
  for (const byte of Buffer.from(characters, "latin1")) table[byte] = 1;
  return table;
};

const spaces = ofEach("\0\t\n\f\r ");
const delimiters = ofEach("()<>[]{}/%");
const digits = ofEach("0123456789");

export const LF = 0x0a;
export const CR = 0x0d;
const PERCENT = 0x25;

export const isSpace = (byte: number | undefined) => byte !== undefined && spaces[byte] === 1;

export const isDigit = (byte: number | undefined) => byte !== undefined && digits[byte] === 1;

/** Byte of a word, a name or a number. */
export const isRegular = (byte: number | undefined) =>
  byte !== undefined && spaces[byte] === 0 && delimiters[byte] === 0;

export const skipSpaces = (bytes: Buffer, from: number) => {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at;
};

/** White space and comments, which stand wherever white space may. */
export const skipGap = (bytes: Buffer, from: number) => {
  let at = skipSpaces(bytes, from);
  while (bytes[at] === PERCENT) {
    while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at += 1;
    at = skipSpaces(bytes, at);
  }
  return at;
};

/** Compares without copying: for words, at many places. */
export const startsWith = (bytes: Buffer, at: number, word: string) => {
  for (let index = 0; index < word.length; index += 1)
    if (bytes[at + index] !== word.charCodeAt(index)) return false;
  return true;
};

/** Programs write one line break; without a bound, comments would be read again at each word. */
const MAX_GAP = 256;

/**
 * What follows the word, wherever it stands, inside of others too.
 *
 * @throws {Error} when more than 256 bytes of white space and comments come first
 */
export function* placesAfter(
  bytes: Buffer,
  word: string,
  isPart: (place: number) => boolean = () => false,
) {
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1)) {
    if (isPart(at)) continue;
    const from = at + word.length;
    const near = skipGap(bytes.subarray(0, from + MAX_GAP), from);
    if (near === from + MAX_GAP) throw new Error(`After "${word}" comes too much of nothing.`);
    yield near;
  }
}

/** Digits behind a gap; undefined where something else stands. */
export const integerAfter = (bytes: Buffer, from: number) => {
  const start = skipGap(bytes, from);
  let end = start;
  while (isDigit(bytes[end])) end += 1;
  return start === end ? undefined : { value: Number(bytes.toString("latin1", start, end)), end };
};
