import { digitsOnly } from "../../../domain/digits.ts";
import {
  DEFAULT_COUNTRY_CODE,
  internationalPhone,
  parseCountryCode,
} from "../../../domain/contact/contact-rules.ts";
import { nationalPhone } from "../../../domain/accounts/account-rules.ts";
import type { UserInfo } from "../draft/user-info.ts";

/** The digits after the country code. */
export function phoneParts({ phonenumber, countryCode }: UserInfo) {
  const code = parseCountryCode(countryCode) ?? DEFAULT_COUNTRY_CODE;
  const digits = digitsOnly(phonenumber);
  const isWhole = phonenumber.trim().startsWith("+") && digits.startsWith(code);
  const rest = isWhole ? digits.slice(code.length) : digits;
  return { countryCode: code, phone: code === DEFAULT_COUNTRY_CODE ? nationalPhone(rest) : rest };
}

export function wholePhone(phone: string, countryCode: string): string {
  const code = parseCountryCode(countryCode) ?? DEFAULT_COUNTRY_CODE;
  return digitsOnly(phone) === "" ? "" : internationalPhone(code, phone);
}

export const tidyPhone = (phone: string): string =>
  `${phone.trim().startsWith("+") ? "+" : ""}${digitsOnly(phone)}`;
