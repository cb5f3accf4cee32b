import { randomBytes } from "node:crypto";

/** Crockford's base 32: without I, L, O and U, which look like digits. */
export const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Only the mail with the activation code has six digits in a row (contract "Mail"). */
export const looksLikeCode = (text: string) => /\d{6}/.test(text);

export const randomLetters = (length: number) =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join("");

/** Token for a link in a mail: 256 bits. One that looks like a code is thrown away. */
export const newLinkToken = (): string => {
  const token = randomBytes(32).toString("base64url");
  return looksLikeCode(token) ? newLinkToken() : token;
};
