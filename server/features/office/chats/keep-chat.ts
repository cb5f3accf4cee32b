import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import {
  contactEmailProblem,
  contactPhoneProblem,
} from "../../../../domain/contact/contact-rules.ts";
import { contactNameProblem } from "../../../../domain/contact/full-name.ts";
import { clockTime } from "../../../../domain/dubai-time.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import {
  changeChatIn,
  type ChatRow,
  type LineRow,
  linesAfter,
} from "../../../records/chats/chats-store.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import { withReach } from "../../chat/known-reach.ts";
import { keepReasonIn } from "../writes/notes-store.ts";
import { keepMessageIn, type NotedRequest } from "./desk-chats-store.ts";

export type MessageTyped = { name: string; email: string; phone: string; hasAgreed: boolean };

/** As long as a message of the contact form. */
const MAX_MESSAGE = 4_000;
const MAX_NOTE = 20_000;

/** Who spoke, by an arrow: the log has no words of ours. Of a long one the newest part, after "…". */
const asText = (lines: readonly LineRow[], longest: number): string => {
  const all = lines
    .filter(({ kind }) => kind === "customer" || kind === "staff")
    .map(({ kind, text, at }) => `${clockTime(at)} ${kind === "customer" ? "←" : "→"} ${text}`)
    .join("\n");
  return all.length <= longest ? all : `…${all.slice(1 - longest)}`;
};

/** @throws {Problem} leads.*, as in the contact form */
const readPerson = ({ hasAgreed, ...typed }: MessageTyped) => {
  const person = {
    name: typed.name.trim(),
    email: normaliseEmail(typed.email.trim()),
    phone: typed.phone.trim(),
  };
  const refuse = (field: string, problem: string | undefined) => {
    if (problem) throw new Problem(`leads.${problem}` as "leads.nameRequired", { field });
  };
  refuse("name", contactNameProblem(person.name));
  refuse("email", contactEmailProblem(person.email));
  if (person.phone !== "") refuse("phone", contactPhoneProblem(person.phone));
  if (!hasAgreed) throw new Problem("leads.consentRequired", { field: "hasAgreed" });
  return { ...person, phone: person.phone || null };
};

const auditChatIn = async (
  tx: Transaction,
  { id, state, version }: ChatRow,
  event: "becameMessage" | "noted",
  member: StaffMember,
  at: Date,
) => {
  const row = { subject: "chat", subjectId: id, event, toState: state, version, at } as const;
  await writeAuditIn(tx, { ...byStaff(member.id), ...row });
};

/** Stands among the messages of the contact form, once: it has the id of the chat. Again it is renewed. */
export const keepAsMessageIn = async (
  tx: Transaction,
  chat: ChatRow,
  member: StaffMember,
  typed: MessageTyped,
  at: Date,
) => {
  const person = readPerson(typed);
  const isNew = await keepMessageIn(tx, {
    ...person,
    id: chat.id,
    message: asText(await linesAfter(tx, chat.id, 0), MAX_MESSAGE),
    consent: true,
    language: chat.language,
    createdAt: at,
  });
  if (!isNew) return;
  await changeChatIn(tx, chat.id, {
    name: chat.name ?? person.name,
    ...withReach(chat, { email: chat.email ?? person.email }),
  });
  await writeAuditIn(tx, {
    ...byStaff(member.id),
    subject: "message",
    subjectId: chat.id,
    event: "received",
    toState: "new",
    version: 1,
    at,
  });
  await auditChatIn(tx, chat, "becameMessage", member, at);
};

/** The chat is kept as long as the request from then on (ruling D2). */
export const noteOnRequestIn = async (
  tx: Transaction,
  chat: ChatRow,
  member: StaffMember,
  request: NotedRequest,
  at: Date,
) => {
  const text = asText(await linesAfter(tx, chat.id, 0), MAX_NOTE);
  await keepReasonIn(tx, { member, kind: "request", id: request.id }, text, at);
  await auditRequestIn(tx, request, "noteAdded", byStaff(member.id), at);
  const noted = await changeChatIn(tx, chat.id, {
    requestId: request.id,
    // Sent again, it is refused instead of noted twice.
    version: chat.version + 1,
  });
  await auditChatIn(tx, noted, "noted", member, at);
};
