import { normaliseEmail } from "../../../domain/accounts/email.ts";
import { cleanLine, lineProblem } from "../../../domain/chat/chat-line.ts";
import { contactEmailProblem } from "../../../domain/contact/contact-rules.ts";
import { contactNameProblem } from "../../../domain/contact/full-name.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import { Problem } from "../../http/problem.ts";
import type { ChatRow } from "../../records/chats/chats-store.ts";

export type TypedContact = { name?: string | undefined; email?: string | undefined };

export type TypedLine = TypedContact & {
  text: string;
  key?: string | undefined;
  page?: string | undefined;
};

export type Contact = Partial<Pick<ChatRow, "name" | "email">>;
export type Line = { text: string; key: string | null; contact: Contact };

/** @throws {Problem} leads.emailRequired; leads.emailInvalid, and of a name */
export const readContact = ({ name, email }: TypedContact): Contact => {
  const problem = email === undefined ? undefined : contactEmailProblem(email);
  if (problem) throw new Problem(`leads.${problem}`, { field: "email" });
  const typed = name?.trim() ?? "";
  const nameProblem = typed === "" ? undefined : contactNameProblem(typed);
  if (nameProblem) throw new Problem(`leads.${nameProblem}`, { field: "name" });
  return {
    ...(typed !== "" && { name: typed }),
    ...(email !== undefined && { email: normaliseEmail(email) }),
  };
};

/** @throws {Problem} chat.textRequired; chat.textTooLong; request.invalid, and of `readContact` */
export const readLine = ({ text: typed, key, ...contact }: TypedLine): Line => {
  const text = cleanLine(typed);
  const problem = lineProblem(text);
  if (problem) throw new Problem(`chat.${problem}`, { field: "text" });
  if (key !== undefined && !isUuid(key)) throw new Problem("request.invalid", { field: "key" });
  return { text, key: key ?? null, contact: readContact(contact) };
};
