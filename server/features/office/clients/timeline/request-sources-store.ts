import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { requestEventsOf, timelinePayments } from "../../../../../domain/clients/timeline.ts";
import { refundStates } from "../../../../../domain/refunds/refund-state.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { entryColumns, literal } from "./timeline-columns-store.ts";
import {
  audited,
  type Kinds,
  ofKind,
  shortened,
  type TimelineSource,
  type Whose,
} from "./timeline-source-store.ts";

const { audit, calls, consents, documents, mails, notes, paymentAttempts, refundCases } = schema;

const byStaff = literal("staff");
const byCustomer = literal("customer");

type OfRequests = Whose & { requestIds: [string, ...string[]] };

const ofRequests =
  (rows: (whose: OfRequests, kinds: Kinds) => SQL): TimelineSource["rows"] =>
  (whose, kinds) => {
    const [first, ...others] = whose.requestIds;
    return first === undefined
      ? undefined
      : rows({ ...whose, requestIds: [first, ...others] }, kinds);
  };

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

/** What came with a request; what was asked for afterwards stands among its events. */
const documentSource: TimelineSource = {
  name: "document",
  ...ofKind("documents"),
  rows: ofRequests(({ requestIds }) => {
    const { createdAt: at, id, slot, requestId, documentRequestId } = documents;
    const columns = { event: slot, actor: byCustomer, requestId };
    return sql`select ${entryColumns({ name: "document", at, id }, columns)} from ${documents}
      where ${and(inArray(requestId, requestIds), isNull(documentRequestId))}`;
  }),
};

const consentSource: TimelineSource = {
  name: "consent",
  ...ofKind("consents"),
  rows: ofRequests(({ requestIds }) => {
    const { at, id, kind, requestId } = consents;
    const columns = { event: kind, actor: byCustomer, requestId };
    return sql`select ${entryColumns({ name: "consent", at, id }, columns)} from ${consents}
      where ${inArray(requestId, requestIds)}`;
  }),
};

/** What tells of a person through their requests. */
export const requestSources = [
  requestSource,
  attemptSource,
  refundSource,
  callSource,
  noteSource,
  mailSource,
  documentSource,
  consentSource,
];
