import type { ProblemCode } from "../../../contract/problems.ts";
import { normaliseEmail } from "../../../domain/accounts/email.ts";
import type { Language } from "../../../domain/language.ts";
import { contactEmailProblem, contactPhoneProblem } from "../../../domain/contact/contact-rules.ts";
import { contactNameProblem } from "../../../domain/contact/full-name.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { addressKey } from "../../http/caller-keys.ts";
import { createMessagesStore } from "./messages-store.ts";
import { messageIds } from "./message-ids.ts";

const fields = ["name", "email", "phone", "product", "message"] as const;
type Field = (typeof fields)[number];

type SentMessage = Partial<Record<Field, string | undefined>> & {
  consent?: boolean | undefined;
};

/** Line breaks and tabs are allowed; PostgreSQL refuses a null character. */
const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

const parse = (sent: SentMessage): Record<Field, string> => {
  const read = (field: Field) => {
    const text = sent[field]?.trim() ?? "";
    if (CONTROL_CHARACTERS.test(text)) throw new Problem("request.invalid", { field });
    return text;
  };
  return {
    name: read("name"),
    email: normaliseEmail(read("email")),
    phone: read("phone"),
    product: read("product"),
    message: read("message"),
  };
};

/** Specification part 2, 5.3, but the phone is optional and consent required (ruling A9). */
const problemOf = (
  message: Record<Field, string>,
  consent: boolean | undefined,
): [ProblemCode, string] | undefined => {
  const name = contactNameProblem(message.name);
  if (name) return [`leads.${name}`, "name"];
  const email = contactEmailProblem(message.email);
  if (email) return [`leads.${email}`, "email"];
  const phone = message.phone === "" ? undefined : contactPhoneProblem(message.phone);
  if (phone) return [`leads.${phone}`, "phone"];
  if (message.message === "") return ["leads.messageRequired", "message"];
  return consent === true ? undefined : ["leads.consentRequired", "consent"];
};

export const createMessages = ({
  db,
  keys,
  limits,
  now,
}: Pick<Parts, "db" | "keys" | "limits" | "now">) => {
  const store = createMessagesStore(db);
  return {
    /** One that is sent again within ten minutes, e.g. because the answer was lost, is stored once. */
    leaveMessage: async (sent: SentMessage, language: Language, ip: string) => {
      const message = parse(sent);
      const problem = problemOf(message, sent.consent);
      if (problem) throw new Problem(problem[0], { field: problem[1] });

      await limits.take("message", addressKey(ip));
      const createdAt = now();
      const { id, earlierId } = messageIds(keys, Object.values(message), createdAt);
      await store.insertOnce(
        {
          ...message,
          id,
          phone: message.phone || null,
          product: message.product || null,
          consent: true,
          language,
          createdAt,
        },
        earlierId,
      );
    },
  };
};

export type Messages = ReturnType<typeof createMessages>;
