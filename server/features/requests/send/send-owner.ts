import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import type { Customer } from "../../../http/access.ts";
import type { Keys } from "../../../adapters/keys.ts";
import { givenContact } from "../read/read-contact.ts";
import type { SentFields } from "../read/sent-fields.ts";

/** Owner of a key: without an account, the contact e-mail (docs/decisions/0013). */
export const ownerOf = (keys: Keys, customer: Customer | undefined, email: string) =>
  customer?.id ?? `visitor:${keys.fingerprint("sender", email)}`;

const emailFromFields = (fields: SentFields) => {
  try {
    return givenContact(fields).email;
  } catch {
    return undefined;
  }
};

export const ownerFromFields = (keys: Keys, customer: Customer | undefined, fields: SentFields) => {
  const email = customer?.email ?? emailFromFields(fields);
  return email === undefined ? undefined : ownerOf(keys, customer, normaliseEmail(email));
};
