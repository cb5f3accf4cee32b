import { contactPhone, countryCodes } from "../contact/contact-rules.ts";
import { digitsOnly } from "../digits.ts";

const HIDDEN = "•••";
const TAIL = 2;
/** A number that is shorter is known from its end. */
const MIN_DIGITS = 6;
/** Of the Emirates: 50 1234567. The two first digits only say which company sold it. */
const MOBILE = /^5\d{8}$/;

const hiddenTail = (digits: string) =>
  digits.length < MIN_DIGITS ? `${HIDDEN} ••` : `${HIDDEN} ••${digits.slice(-TAIL)}`;

/** Enough to tell two people apart, not enough to call one: "+971 50 ••• ••18". */
export function maskPhone(phone: string): string {
  const digits = digitsOnly(contactPhone(phone));
  const code = countryCodes.find((one) => digits.startsWith(one));
  if (!code) return hiddenTail(digits);
  const own = digits.slice(code.length);
  const mobile = code === "971" && MOBILE.test(own) ? ` ${own.slice(0, 2)}` : "";
  return `+${code}${mobile} ${hiddenTail(own)}`;
}

/** How much of a name before @ is shown: never all of it. */
const shownOf = (length: number) => (length > 3 ? 2 : length > 1 ? 1 : 0);

/** "kh•••@••••.test". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const name = Array.from(at < 0 ? email : email.slice(0, at));
  const [, ending = ""] = /[^.](\.[^.@]+)$/.exec(at < 0 ? "" : email.slice(at + 1)) ?? [];
  const shown = name.slice(0, shownOf(name.length)).join("");
  return `${shown}${HIDDEN}@••••${ending}`;
}
