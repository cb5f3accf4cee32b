import { hasOddCharacters } from "./name-characters.ts";
import { toLatinDigits } from "../digits.ts";
import { commonPasswords } from "./common-passwords.ts";
import { isEmail } from "./email.ts";

const MIN_USERNAME = 5;
const MAX_USERNAME = 60;
const MIN_PASSWORD = 6;
const MAX_PASSWORD = 128;
/** Ruling U5. */
export const MIN_STAFF_PASSWORD = 12;
const MIN_PHONE_DIGITS = 6;
const MAX_PHONE_DIGITS = 15;

const accountProblems = [
  "username_required",
  "username_length",
  "username_characters",
  "email_required",
  "email_invalid",
  "password_required",
  "password_length",
  "password_common",
  "phone_required",
  "phone_invalid",
] as const;
export type AccountProblem = (typeof accountProblems)[number];

export function usernameProblem(text: string): AccountProblem | undefined {
  const name = text.trim();
  if (name === "") return "username_required";
  const length = [...name].length;
  if (length < MIN_USERNAME || length > MAX_USERNAME) return "username_length";
  return hasOddCharacters(name) ? "username_characters" : undefined;
}

export function emailProblem(text: string): AccountProblem | undefined {
  const email = text.trim();
  if (email === "") return "email_required";
  return isEmail(email) ? undefined : "email_invalid";
}

/** Not trimmed: spaces belong to a password. */
export function passwordProblem(
  password: string,
  minimum: number = MIN_PASSWORD,
): AccountProblem | undefined {
  if (password === "") return "password_required";
  if (password.length < minimum || password.length > MAX_PASSWORD) return "password_length";
  return commonPasswords.has(password.toLowerCase()) ? "password_common" : undefined;
}

export function phoneProblem(text: string): AccountProblem | undefined {
  const phone = toLatinDigits(text).trim();
  if (phone === "") return "phone_required";
  const valid = new RegExp(`^[0-9]{${MIN_PHONE_DIGITS},${MAX_PHONE_DIGITS}}$`).test(phone);
  return valid ? undefined : "phone_invalid";
}

export function nationalPhone(text: string): string {
  const phone = toLatinDigits(text).replace(/[\s()-]/g, "");
  return phone.replace(/^(\+971|00971|971(?=\d{8,9}$))/, "").replace(/^0/, "");
}

export const UAE = "+971";

/** "+971 501234567"; a foreign number keeps its own code. */
export function formatPhone(stored: string): string {
  const national = nationalPhone(stored);
  return national.startsWith("+") ? national : `${UAE} ${national}`;
}

export type SignUp = { username: string; email: string; password: string; phonenumber: string };

export function signUpProblems(form: SignUp): Partial<Record<keyof SignUp, AccountProblem>> {
  const problems = {
    username: usernameProblem(form.username),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    phonenumber: phoneProblem(form.phonenumber),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
