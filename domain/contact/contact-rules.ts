import { isEmail } from "../accounts/email.ts";
import { contactNameProblem } from "./full-name.ts";
import { digitsOnly, toLatinDigits } from "../digits.ts";

export const countryCodes = ["20", "965", "966", "968", "971", "973", "974"] as const;
type CountryCode = (typeof countryCodes)[number];
export const DEFAULT_COUNTRY_CODE: CountryCode = "971";

const MIN_CONTACT_PHONE_DIGITS = 7;
const MAX_CONTACT_PHONE_DIGITS = 15;

/** Keys of specification part 2, 5.3. */
const contactProblems = [
  "nameRequired",
  "nameNoNumbers",
  "nameTooLong",
  "nameCharacters",
  "emailRequired",
  "emailInvalid",
  "phoneRequired",
  "phoneInvalid",
] as const;
export type ContactProblem = (typeof contactProblems)[number];

export function contactEmailProblem(text: string): ContactProblem | undefined {
  const email = text.trim();
  if (email === "") return "emailRequired";
  return isEmail(email) ? undefined : "emailInvalid";
}

export function contactPhoneProblem(text: string): ContactProblem | undefined {
  if (text.trim() === "") return "phoneRequired";
  if (!/^\+?[0-9\s()-]+$/.test(toLatinDigits(text).trim())) return "phoneInvalid";
  const { length } = digitsOnly(text);
  const valid = length >= MIN_CONTACT_PHONE_DIGITS && length <= MAX_CONTACT_PHONE_DIGITS;
  return valid ? undefined : "phoneInvalid";
}

export function parseCountryCode(text: string): CountryCode | undefined {
  const digits = digitsOnly(text);
  return countryCodes.find((code) => code === digits);
}

/** "+971501234567": without the leading 0 of domestic calls. */
export function internationalPhone(countryCode: CountryCode, phone: string): string {
  return `+${countryCode}${digitsOnly(phone).replace(/^0+/, "")}`;
}

const MIN_NATIONAL_DIGITS = 8;

/** A code written in the number overrides the chosen one; some customers write both. */
export function contactPhone(text: string, chosen: CountryCode = DEFAULT_COUNTRY_CODE): string {
  const digits = digitsOnly(text);
  if (text.trim().startsWith("+")) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;

  const hasCode = digits.startsWith(chosen) && digits.length >= chosen.length + MIN_NATIONAL_DIGITS;
  return hasCode ? `+${digits}` : internationalPhone(chosen, digits);
}

export type Contact = { username: string; email: string; phonenumber: string };

export function contactProblemsOf(form: Contact): Partial<Record<keyof Contact, ContactProblem>> {
  const problems = {
    username: contactNameProblem(form.username),
    email: contactEmailProblem(form.email),
    phonenumber: contactPhoneProblem(form.phonenumber),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
