import { randomUUID } from "node:crypto";
import { looksLikeCode, randomLetters } from "../../random-letters.ts";

const NUMBER_LETTERS = 6;

export const newNumber = (): string => {
  const letters = randomLetters(NUMBER_LETTERS);
  return looksLikeCode(letters) ? newNumber() : `MZ-${letters}`;
};

/** The id appears in mails, where only the activation mail may carry six digits in a row. */
export const newRequestId = (): string => {
  const id = randomUUID();
  return looksLikeCode(id) ? newRequestId() : id;
};
