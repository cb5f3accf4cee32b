import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that nobody reads a one for a letter. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * True for what could be taken for an activation code: no mail but the code's carries six digits in
 * a row, so numbers and ids that stand in mails are made without them (contract "Mail").
 */
export const looksLikeCode = (text: string) => /\d{6}/.test(text);

/** So many random letters and digits, 5 bits each. */
export const randomLetters = (length: number) =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join("");
