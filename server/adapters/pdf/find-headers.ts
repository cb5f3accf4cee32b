import { CR, isDigit, isSpace, LF, skipSpaces } from "./pdf-bytes.ts";

/** Where an object begins ("12 0 obj"), and its value behind the word. */
export type Header = { number: number; generation: number; start: number; valueAt: number };

/*
 * Readers may begin anywhere and skip comments, so several readings of one byte are followed at
 * once: each bit is one of them. A header is a number, a gap, a number, a gap and "obj".
 */
const NUMBER_1 = 1;
const GAP_1 = 2;
const COMMENT_1 = 4;
const NUMBER_2 = 8;
const GAP_2 = 16;
const COMMENT_2 = 32;
const LETTER_O = 64;
const LETTER_B = 128;
const STATES = 256;

const KINDS = ["other", "digit", "sign", "space", "line", "comment", "o", "b", "j"] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (byte: number): Kind => {
  if (isDigit(byte)) return "digit";
  if (byte === LF || byte === CR) return "line";
  if (isSpace(byte)) return "space";
  const sign = String.fromCharCode(byte);
  if (sign === "%") return "comment";
  if (sign === "o" || sign === "b" || sign === "j") return sign;
  return "+-.".includes(sign) ? "sign" : "other";
};

const kinds = Uint8Array.from({ length: 256 }, (_, byte) => KINDS.indexOf(kindOf(byte)));
const LETTER_J = KINDS.indexOf("j");

const nextOf = (state: number, kind: Kind): number => {
  const goOn = state & (COMMENT_1 | COMMENT_2);
  const has = (states: number) => (state & states) !== 0;
  const gap =
    (has(NUMBER_1 | GAP_1 | COMMENT_1) ? GAP_1 : 0) |
    (has(NUMBER_2 | GAP_2 | COMMENT_2) ? GAP_2 : 0);
  const spaced = (has(NUMBER_1 | GAP_1) ? GAP_1 : 0) | (has(NUMBER_2 | GAP_2) ? GAP_2 : 0);
  switch (kind) {
    case "line":
      return gap;
    case "space":
      return spaced | goOn;
    case "digit":
      return NUMBER_1 | (has(GAP_1 | NUMBER_2) ? NUMBER_2 : 0) | goOn;
    case "sign":
      return NUMBER_1 | (has(NUMBER_1 | GAP_1 | NUMBER_2) ? NUMBER_2 : 0) | goOn;
    case "comment":
      return (
        (has(NUMBER_1 | GAP_1) ? COMMENT_1 : 0) | (has(NUMBER_2 | GAP_2) ? COMMENT_2 : 0) | goOn
      );
    case "o":
      return (has(NUMBER_2 | GAP_2) ? LETTER_O : 0) | goOn;
    case "b":
      return (has(LETTER_O) ? LETTER_B : 0) | goOn;
    default:
      return goOn;
  }
};

const next = Uint8Array.from({ length: STATES * KINDS.length }, (_, index) => {
  const kind = KINDS[index % KINDS.length] ?? "other";
  return nextOf(Math.floor(index / KINDS.length), kind);
});

/** "2 3 objects" is a text; and no value but true, false and null begins with a letter. */
const isLetter = (byte: number | undefined) =>
  byte !== undefined && /[A-Za-z]/.test(String.fromCharCode(byte));

const startOfDigits = (bytes: Buffer, end: number) => {
  let at = end;
  while (isDigit(bytes[at - 1])) at -= 1;
  return at;
};

const endBeforeSpaces = (bytes: Buffer, from: number) => {
  let at = from;
  while (isSpace(bytes[at - 1])) at -= 1;
  return at;
};

const headerBefore = (bytes: Buffer, word: number): Header => {
  const secondEnd = endBeforeSpaces(bytes, word);
  const second = startOfDigits(bytes, secondEnd);
  const firstEnd = endBeforeSpaces(bytes, second);
  const start = startOfDigits(bytes, firstEnd);
  if (second === secondEnd || firstEnd === second || start === firstEnd)
    throw new Error(`The header of the object at byte ${word} is written in an unusual way.`);
  return {
    number: Number(bytes.toString("latin1", start, firstEnd)),
    generation: Number(bytes.toString("latin1", second, secondEnd)),
    start,
    valueAt: skipSpaces(bytes, word + 3),
  };
};

/**
 * Every place in the bytes at which any reader could find an object, also within streams, texts and
 * comments: readers go where a table says, or search the whole file (finding E3).
 *
 * @throws {Error} where only some readers would find one
 */
export function* findHeaders(bytes: Buffer): Generator<Header> {
  let state = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const kind = kinds[bytes[at] ?? 0] ?? 0;
    if (kind === LETTER_J && (state & LETTER_B) !== 0 && !isLetter(bytes[at + 1]))
      yield headerBefore(bytes, at - 2);
    state = next[state * KINDS.length + kind] ?? 0;
  }
}
