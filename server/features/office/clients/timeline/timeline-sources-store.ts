import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { TimelineEntry } from "../../../../../contract/office/clients/timeline.ts";
import {
  requestEventsOf,
  type TimelineKind,
  timelineClientEvents,
  timelinePayments,
} from "../../../../../domain/clients/timeline.ts";
import { refundStates } from "../../../../../domain/refunds/refund-state.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { isChatOf } from "../../../../records/chats/chats-store.ts";
import { entryColumns, literal } from "./timeline-columns-store.ts";

const {
  audit,
  calls,
  chatLines,
  chats,
  mails,
  messages,
  notes,
  paymentAttempts,
  refundCases,
  users,
} = schema;

/** Whose timeline it is, with the requests that it tells of. */
export type Whose = { id: string; userId: string | null; email: string; requestIds: string[] };
type OfRequests = Whose & { requestIds: [string, ...string[]] };

type Kinds = readonly TimelineKind[];

/** A table that tells of a person: its rows of some kinds, each with the kind of its event. */
export type TimelineSource = {
  name: TimelineEntry["source"];
  kinds: Kinds;
  kindOf: (event: string) => TimelineKind;
  /** Undefined where there can be none. */
  rows: (whose: Whose, kinds: Kinds) => SQL | undefined;
};

const byStaff = literal("staff");
const byCustomer = literal("customer");
const LONGEST_TEXT = 500;
const shortened = (column: PgColumn) => sql`left(${column}, ${LONGEST_TEXT})`;

const ofKind = (kind: TimelineKind) => ({ kinds: [kind], kindOf: () => kind });

const ofRequests =
  (rows: (whose: OfRequests, kinds: Kinds) => SQL): TimelineSource["rows"] =>
  (whose, kinds) => {
    const [first, ...others] = whose.requestIds;
    return first === undefined
      ? undefined
      : rows({ ...whose, requestIds: [first, ...others] }, kinds);
  };

const audited = { event: audit.event, actor: audit.actor, actorId: audit.actorId };
const eventsByKind = Object.entries(requestEventsOf) as [
  keyof typeof requestEventsOf,
  readonly string[],
][];

const requestSource: TimelineSource = {
  name: "request",
  kinds: eventsByKind.map(([kind]) => kind),
  kindOf: (event) => eventsByKind.find(([, events]) => events.includes(event))?.[0] ?? "requests",
  rows: ofRequests(({ requestIds }, kinds) => {
    const events = eventsByKind.flatMap(([kind, of]) => (kinds.includes(kind) ? of : []));
    const columns = { ...audited, requestId: audit.subjectId };
    return sql`select ${entryColumns({ name: "request", at: audit.at, id: audit.id }, columns)}
      from ${audit} where ${and(
        eq(audit.subject, "request"),
        inArray(audit.subjectId, requestIds),
        inArray(audit.event, events),
      )}`;
  }),
};

const attemptSource: TimelineSource = {
  name: "attempt",
  ...ofKind("payments"),
  rows: ofRequests(({ requestIds }) => {
    const { decidedAt: at, id, state, requestId, amountFils, arrivedFils } = paymentAttempts;
    const columns = {
      event: state,
      actor: literal("gateway"),
      requestId,
      amountFils: sql`coalesce(${arrivedFils}, ${amountFils})`,
    };
    return sql`select ${entryColumns({ name: "attempt", at, id }, columns)}
      from ${paymentAttempts} where ${and(
        inArray(requestId, requestIds),
        inArray(state, timelinePayments),
        isNotNull(at),
      )}`;
  }),
};

/** Looked up case by case: of all refunds the audit has many more. */
const refundSource: TimelineSource = {
  name: "refund",
  ...ofKind("payments"),
  rows: ofRequests(({ requestIds }) => {
    const { id, requestId, amountFils } = refundCases;
    const columns = { ...audited, requestId, amountFils };
    return sql`select ${entryColumns({ name: "refund", at: audit.at, id: audit.id }, columns)}
      from ${refundCases} cross join lateral (
        select * from ${audit} where ${and(
          eq(audit.subject, "refund"),
          sql`${audit.subjectId} = ${id}`,
          inArray(audit.event, refundStates),
        )} offset 0
      ) as ${audit}
      where ${inArray(requestId, requestIds)}`;
  }),
};

const callSource: TimelineSource = {
  name: "call",
  ...ofKind("calls"),
  rows: ofRequests(({ requestIds }) => {
    const { at, id, outcome, staffId, subject, subjectId, callBackAt } = calls;
    const columns = {
      event: outcome,
      actor: byStaff,
      actorId: staffId,
      requestId: subjectId,
      againAt: callBackAt,
    };
    return sql`select ${entryColumns({ name: "call", at, id }, columns)} from ${calls}
      where ${and(eq(subject, "request"), inArray(subjectId, requestIds))}`;
  }),
};

const noteSource: TimelineSource = {
  name: "note",
  ...ofKind("notes"),
  rows: ofRequests(({ requestIds }) => {
    const { createdAt: at, id, staffId, subject, subjectId, text } = notes;
    const columns = {
      event: literal("noteAdded"),
      actor: byStaff,
      actorId: staffId,
      requestId: subjectId,
      text: shortened(text),
    };
    return sql`select ${entryColumns({ name: "note", at, id }, columns)} from ${notes}
      where ${and(eq(subject, "request"), inArray(subjectId, requestIds))}`;
  }),
};

/** A letter that was sent again stands for the one before. */
const mailSource: TimelineSource = {
  name: "mail",
  ...ofKind("mails"),
  rows: ofRequests(({ requestIds }) => {
    const { createdAt: at, id, kind, requestId, state } = mails;
    const columns = { event: kind, actor: literal("system"), requestId };
    return sql`select ${entryColumns({ name: "mail", at, id }, columns)} from ${mails}
      where ${and(inArray(requestId, requestIds), notInArray(state, ["sentAgain", "withdrawn"]))}`;
  }),
};

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
  rows: ({ userId }) => {
    if (userId === null) return undefined;
    const { createdAt: at, id } = users;
    const columns = { event: literal("signedUp"), actor: byCustomer };
    return sql`select ${entryColumns({ name: "user", at, id }, columns)} from ${users}
      where ${eq(id, userId)}`;
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

export const timelineSources = [
  requestSource,
  attemptSource,
  refundSource,
  callSource,
  messageSource,
  chatSource,
  noteSource,
  mailSource,
  userSource,
  clientSource,
];
