import { useTranslation } from "react-i18next";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import { contactProblemsOf, type Contact } from "../../../domain/contact/contact-rules.ts";

/** Specification part 2, 5.3. */
export function useContactProblems() {
  const { t } = useTranslation("problems");

  return (contact: Contact): Partial<Contact> =>
    Object.fromEntries(
      Object.entries(contactProblemsOf(contact)).map(([field, problem]) => [
        field,
        t(`leads.${problem}`),
      ]),
    );
}

const fieldOfCode: Partial<Record<ShownProblemCode, keyof Contact>> = {
  "leads.nameRequired": "username",
  "leads.nameNoNumbers": "username",
  "leads.nameTooLong": "username",
  "leads.nameCharacters": "username",
  "leads.emailRequired": "email",
  "leads.emailInvalid": "email",
  "leads.phoneRequired": "phonenumber",
  "leads.phoneInvalid": "phonenumber",
  "requests.foreignEmail": "email",
};

/** Undefined when the refusal was about something else. */
export const refusedField = (code: ShownProblemCode): keyof Contact | undefined =>
  fieldOfCode[code];
