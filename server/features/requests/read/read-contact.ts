import * as z from "zod/mini";
import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import {
  contactEmailProblem,
  contactPhone,
  contactPhoneProblem,
  parseCountryCode,
  type ContactProblem,
} from "../../../../domain/contact/contact-rules.ts";
import { contactNameProblem, writtenNameProblem } from "../../../../domain/contact/full-name.ts";
import type { Customer } from "../../../http/access.ts";
import { wholeCharacters } from "../../../http/json-body.ts";
import { Problem } from "../../../http/problem.ts";
import { invalidField, readOptional, type SentFields } from "./sent-fields.ts";

type Contact = { username: string; email: string; phone: string };

const textOrNumber = z.optional(z.union([z.string().check(z.maxLength(400)), z.number()]));

const UserInfo = z.object({
  username: textOrNumber,
  email: textOrNumber,
  phonenumber: textOrNumber,
  countryCode: textOrNumber,
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(wholeCharacters(text));
  } catch {
    return undefined;
  }
};

/** Sent separately, or together in `userInfo` (specification part 2, 7.2). */
export const givenContact = (fields: SentFields): SentFields => {
  if (fields.userInfo === undefined) return fields;
  const parsed = UserInfo.safeParse(parseJson(fields.userInfo));
  if (!parsed.success) throw invalidField("userInfo");
  const given = Object.entries(parsed.data)
    .map(([name, value]) => [name, String(value ?? "").trim()])
    .filter(([, text]) => text);
  return { ...Object.fromEntries(given), ...fields };
};

const refuse = (problem: ContactProblem | undefined, field: string) => {
  if (problem) throw new Problem(`leads.${problem}`, { field });
};

const readPhone = (fields: SentFields, text: string) => {
  const chosen = readOptional(fields, "countryCode", parseCountryCode);
  refuse(contactPhoneProblem(text), "phonenumber");
  return contactPhone(text, chosen);
};

/** A signed-in sender may leave out what the account knows. */
export const readLeadContact = (sent: SentFields, customer: Customer | undefined): Contact => {
  const fields = givenContact(sent);
  const { username = "", email = "", phonenumber = "" } = fields;
  if (/\p{Cc}/u.test(username)) throw invalidField("username");
  if (username !== "" || !customer) refuse(contactNameProblem(username), "username");
  if (email !== "" || !customer) refuse(contactEmailProblem(email), "email");
  return {
    username: username || (customer?.username ?? ""),
    email: normaliseEmail(email || (customer?.email ?? "")),
    phone: phonenumber || !customer ? readPhone(fields, phonenumber) : customer.phone,
  };
};

/** The e-mail must be the account's own; that is checked before the rest of the body. */
export const readPayingContact = (sent: SentFields, customer: Customer): Contact => {
  const fields = givenContact(sent);
  const own = normaliseEmail(customer.email);
  if (fields.email !== undefined && normaliseEmail(fields.email) !== own)
    throw new Problem("requests.foreignEmail", { field: "email" });
  if (/\p{Cc}/u.test(fields.username ?? "")) throw invalidField("username");
  refuse(writtenNameProblem(fields.username ?? ""), "username");
  const { phonenumber } = fields;
  return {
    username: fields.username ?? customer.username,
    email: own,
    // Accounts may have shorter numbers than contact forms accept.
    phone:
      phonenumber === undefined || phonenumber === customer.phone
        ? customer.phone
        : readPhone(fields, phonenumber),
  };
};
