import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { timelineClientEvents } from "../../../../../domain/clients/timeline.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { isChatOf } from "../../../../records/chats/chats-store.ts";
import { entryColumns, literal } from "./timeline-columns-store.ts";
import { audited, ofKind, shortened, type TimelineSource } from "./timeline-source-store.ts";

const { audit, chatLines, chats, messages, users } = schema;

const byCustomer = literal("customer");

const messageSource: TimelineSource = {
  name: "message",
  ...ofKind("messages"),
  rows: (whose) => {
    const { createdAt: at, id, email, message } = messages;
    const columns = {
      event: literal("received"),
      actor: byCustomer,
      messageId: id,
      text: shortened(message),
    };
    return sql`select ${entryColumns({ name: "message", at, id }, columns)} from ${messages}
      where ${eq(email, whose.email)}`;
  },
};

const chatSource: TimelineSource = {
  name: "chat",
  ...ofKind("chats"),
  rows: (whose) => {
    const { createdAt: at, id, requestId } = chats;
    const first = sql`(select ${shortened(chatLines.text)} from ${chatLines} where ${and(
      eq(chatLines.chatId, id),
      eq(chatLines.kind, "customer"),
    )} order by ${chatLines.number} limit 1)`;
    const columns = {
      event: literal("received"),
      actor: byCustomer,
      requestId,
      chatId: id,
      text: first,
    };
    return sql`select ${entryColumns({ name: "chat", at, id }, columns)} from ${chats}
      where ${isChatOf(whose)}`;
  },
};

const userSource: TimelineSource = {
  name: "user",
  ...ofKind("account"),
  rows: ({ userId, requestIds }) => {
    if (userId === null) return undefined;
    const { createdAt: at, id, verifiedAt } = users;
    // Until the address is proven, it may be another person who signed up.
    const isOwn = requestIds.length > 0 ? isNotNull(verifiedAt) : undefined;
    const columns = { event: literal("signedUp"), actor: byCustomer };
    return sql`select ${entryColumns({ name: "user", at, id }, columns)} from ${users}
      where ${and(eq(id, userId), isOwn)}`;
  },
};

const clientSource: TimelineSource = {
  name: "client",
  ...ofKind("account"),
  rows: ({ id }) =>
    sql`select ${entryColumns({ name: "client", at: audit.at, id: audit.id }, audited)}
      from ${audit} where ${and(
        eq(audit.subject, "client"),
        eq(audit.subjectId, id),
        inArray(audit.event, timelineClientEvents),
      )}`,
};

/** What tells of a person by their address, account or record. */
export const personSources = [messageSource, chatSource, userSource, clientSource];
