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

/** Of a word, a name or a number. */
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

/** Every place where the word stands, inside of others too. */
export function* placesOf(bytes: Buffer, word: string) {
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1)) yield at;
}

/** Digits behind a gap; undefined where something else stands. */
export const integerAfter = (bytes: Buffer, from: number) => {
  const start = skipGap(bytes, from);
  let end = start;
  while (isDigit(bytes[end])) end += 1;
  return start === end ? undefined : { value: Number(bytes.toString("latin1", start, end)), end };
};
