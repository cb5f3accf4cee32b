import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import type { Customer } from "../../../http/access.ts";
import type { Keys } from "../../../adapters/keys.ts";
import { givenContact } from "../read/read-contact.ts";
import type { SentFields } from "../read/sent-fields.ts";

/**
 * Under whose name the key of a send is kept: the account's, or of somebody without one the e-mail
 * that the team answers to (docs/decisions/0013).
 */
export const ownerOf = (keys: Keys, customer: Customer | undefined, email: string) =>
  customer?.id ?? `visitor:${keys.fingerprint("sender", email)}`;

/** The e-mail among the fields so far; undefined when it is not there, or unreadable. */
const emailAmong = (fields: SentFields) => {
  try {
    return givenContact(fields).email;
  } catch {
    return undefined;
  }
};

/** The same while a form is still being read; undefined until it names its sender. */
export const ownerAmong = (keys: Keys, customer: Customer | undefined, fields: SentFields) => {
  const email = customer?.email ?? emailAmong(fields);
  return email === undefined ? undefined : ownerOf(keys, customer, normaliseEmail(email));
};
