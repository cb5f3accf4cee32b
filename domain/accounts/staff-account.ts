import { toLatinDigits } from "../digits.ts";
import type { Language } from "../language.ts";
import { hasOddCharacters } from "./name-characters.ts";

/** `invited`: the link of the mail was not used yet. */
export const staffStates = ["active", "invited", "noAuthenticator", "disabled"] as const;
export type StaffState = (typeof staffStates)[number];

type Account = { disabledAt: Date | null; hasPassword: boolean; hasAuthenticator: boolean };

export const staffState = ({ disabledAt, hasPassword, hasAuthenticator }: Account): StaffState => {
  if (disabledAt) return "disabled";
  if (!hasPassword) return "invited";
  return hasAuthenticator ? "active" : "noAuthenticator";
};

/** What an administrator does with an account on the page. */
export const staffActs = ["edit", "disable", "enable", "reset", "endSessions"] as const;
export type StaffAct = (typeof staffActs)[number];

/** Nobody shuts themselves out; an account that is disabled is enabled before anything else. */
export const mayActOnStaff = (act: StaffAct, state: StaffState, isSelf: boolean): boolean => {
  if (act === "edit") return true;
  if (isSelf) return false;
  return (act === "enable") === (state === "disabled");
};

export type StaffFieldProblem =
  "nameMissing" | "nameInLatin" | "nameInArabic" | "nameInvalid" | "extensionInvalid";

export const MAX_STAFF_NAME = 60;

const letters: Record<Language, RegExp> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/** What is wrong with a name in one of the two scripts. */
export const staffNameProblem = (
  text: string,
  language: Language,
): StaffFieldProblem | undefined => {
  const name = text.trim();
  if (name === "") return "nameMissing";
  const other = language === "en" ? letters.ar : letters.en;
  if (!letters[language].test(name) || other.test(name))
    return language === "en" ? "nameInLatin" : "nameInArabic";
  return [...name].length > MAX_STAFF_NAME || hasOddCharacters(name) ? "nameInvalid" : undefined;
};

/** Digits of the office's telephone; null where none was typed. */
export const readExtension = (text: string): string | null =>
  toLatinDigits(text).replaceAll(/\s/g, "") || null;

export const extensionProblem = (text: string): StaffFieldProblem | undefined => {
  const extension = readExtension(text);
  return extension === null || /^\d{2,6}$/.test(extension) ? undefined : "extensionInvalid";
};
