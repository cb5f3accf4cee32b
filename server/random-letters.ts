import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that nobody reads a one for a letter. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** So many random letters and digits, 5 bits each. */
export const randomLetters = (length: number) =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join("");
