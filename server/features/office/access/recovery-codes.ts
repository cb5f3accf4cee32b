import { randomLetters } from "../../../random-letters.ts";

const COUNT = 10;

/** 50 bits each: guessing is limited like the authenticator's codes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => `${randomLetters(5)}-${randomLetters(5)}`);

/** The code as it was shown, however it is typed; undefined for anything else. */
export const readRecoveryCode = (text: string): string | undefined => {
  const letters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return letters.length === 10 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : undefined;
};
