import { digitsOnly } from "../../../domain/digits.ts";
import {
  contactPhone,
  countryCodes,
  DEFAULT_COUNTRY_CODE,
  parseCountryCode,
} from "../../../domain/contact/contact-rules.ts";
import { nationalPhone } from "../../../domain/accounts/account-rules.ts";
import type { UserInfo } from "../draft/user-info.ts";

/** The country code and the digits after it; a whole number of a country without a choice stays whole. */
export function phoneParts({ phonenumber, countryCode }: UserInfo) {
  const chosen = parseCountryCode(countryCode) ?? DEFAULT_COUNTRY_CODE;
  const digits = digitsOnly(phonenumber);
  const isWhole = phonenumber.trim().startsWith("+");
  const code = isWhole ? countryCodes.find((one) => digits.startsWith(one)) : chosen;
  if (code === undefined) return { countryCode: chosen, phone: `+${digits}` };
  const rest = isWhole ? digits.slice(code.length) : digits;
  return { countryCode: code, phone: code === DEFAULT_COUNTRY_CODE ? nationalPhone(rest) : rest };
}

/** Starts with a plus; a code that was typed with the number wins. */
export function wholePhone(phone: string, countryCode: string): string {
  const code = parseCountryCode(countryCode) ?? DEFAULT_COUNTRY_CODE;
  return digitsOnly(phone) === "" ? "" : contactPhone(tidyPhone(phone), code);
}

export const tidyPhone = (phone: string): string =>
  `${phone.trim().startsWith("+") ? "+" : ""}${digitsOnly(phone)}`;
