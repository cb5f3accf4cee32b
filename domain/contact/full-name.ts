import { hasOddCharacters } from "../accounts/name-characters.ts";

const MAX_FULL_NAME = 100;

export type NameProblem = "nameRequired" | "nameNoNumbers" | "nameTooLong" | "nameCharacters";

/** Checks a name that a person writes about themselves, be it an account's or one with digits. */
export function writtenNameProblem(text: string): NameProblem | undefined {
  if ([...text].length > MAX_FULL_NAME) return "nameTooLong";
  return hasOddCharacters(text) ? "nameCharacters" : undefined;
}

/** Specification part 2, 5.3. */
export function contactNameProblem(text: string): NameProblem | undefined {
  const name = text.trim();
  if (name === "") return "nameRequired";
  return /\p{Nd}/u.test(name) ? "nameNoNumbers" : writtenNameProblem(name);
}
