import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { AuditSubject } from "../../../../../domain/audit-events.ts";
import type { Database } from "../../../../adapters/database/database.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { isChatOf } from "../../../../records/chats/chats-store.ts";
import { describeClients } from "../../../../records/clients/described-clients-store.ts";

const {
  approvals,
  cardDisputes,
  charges,
  chats,
  clients,
  documents,
  insurers,
  offers,
  paymentAttempts,
  policies,
  policyFiles,
  refundCases,
  refundFiles,
  requests,
  users,
} = schema;

/** Of a person with more requests or chats, the newest are searched. */
export const MOST_OF_PERSON = 50;

export type Subject = { subject: AuditSubject; id: string };

/** What stands beside requests, and which request a subject belongs to. */
export const createSubjectsStore = (db: Database) => {
  /** Subjects with a row that names its request. */
  const tables = [
    { subject: "attempt", table: paymentAttempts },
    { subject: "charge", table: charges },
    { subject: "document", table: documents },
    { subject: "offer", table: offers },
    { subject: "approval", table: approvals },
    { subject: "refund", table: refundCases },
    { subject: "dispute", table: cardDisputes },
    { subject: "chat", table: chats },
  ] as const;

  /** Files that staff open are subjects, too. */
  const filesOf = async (requestIds: string[]): Promise<Subject[]> => {
    const ofPolicies = db
      .select({ id: policyFiles.id })
      .from(policyFiles)
      .innerJoin(policies, eq(policies.id, policyFiles.policyId))
      .where(inArray(policies.requestId, requestIds));
    const ofRefunds = db
      .select({ id: refundFiles.id })
      .from(refundFiles)
      .innerJoin(refundCases, eq(refundCases.id, refundFiles.refundId))
      .where(inArray(refundCases.requestId, requestIds));
    const rows = [...(await ofPolicies), ...(await ofRefunds)];
    return rows.map(({ id }) => ({ subject: "document", id }));
  };

  return {
    subjectsOf: async (requestIds: string[]): Promise<Subject[]> => {
      if (requestIds.length === 0) return [];
      const found: Subject[] = requestIds.map((id) => ({ subject: "request", id }));
      for (const { subject, table } of tables) {
        const rows = await db
          .select({ id: table.id })
          .from(table)
          .where(inArray(table.requestId, requestIds));
        found.push(...rows.map(({ id }) => ({ subject, id })));
      }
      return [...found, ...(await filesOf(requestIds))];
    },

    /** By the subject's id; what was erased has none. */
    requestsOf: async (subject: AuditSubject, ids: string[]): Promise<Map<string, string>> => {
      const table = tables.find((one) => one.subject === subject)?.table;
      if (!table || ids.length === 0) return new Map();
      const rows = await db
        .select({ id: table.id, requestId: table.requestId })
        .from(table)
        .where(inArray(table.id, ids));
      return new Map(rows.flatMap(({ id, requestId }) => (requestId ? [[id, requestId]] : [])));
    },

    numbersOf: async (ids: string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: requests.id, number: requests.number })
        .from(requests)
        .where(inArray(requests.id, ids));
      return new Map(rows.map(({ id, number }) => [id, number]));
    },

    clientsBy: (ids: string[]) => describeClients(db, ids),

    /** The client of an address, and what two were asked to decide about it. */
    clientSubjects: async (email: string): Promise<Subject[]> => {
      const [client] = await db
        .select({ id: clients.id })
        .from(clients)
        .where(eq(clients.email, email));
      if (!client) return [];
      const asked = await db
        .select({ id: approvals.id })
        .from(approvals)
        .where(
          and(
            inArray(approvals.kind, ["clientJoin", "erasure"]),
            eq(approvals.subjectId, client.id),
          ),
        );
      return [
        { subject: "client", id: client.id },
        ...asked.map(({ id }): Subject => ({ subject: "approval", id })),
      ];
    },

    namesOf: async (ids: string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: users.id, name: users.username })
        .from(users)
        .where(inArray(users.id, ids));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    insurersNamed: async (slugs: string[]) => {
      if (slugs.length === 0) return [];
      return db
        .select({ slug: insurers.slug, en: insurers.nameEn, ar: insurers.nameAr })
        .from(insurers)
        .where(inArray(insurers.slug, slugs));
    },

    requestBy: async (column: "id" | "number", value: string) => {
      const [row] = await db
        .select({
          id: requests.id,
          number: requests.number,
          name: requests.username,
          email: requests.email,
        })
        .from(requests)
        .where(eq(requests[column], value));
      return row;
    },

    userBy: async (column: "id" | "email", value: string) => {
      const [row] = await db
        .select({ id: users.id, name: users.username, email: users.email })
        .from(users)
        .where(eq(users[column], value));
      return row;
    },

    /** The newest of an account and of an address, one more than are searched. */
    requestsOfPerson: async (userId: string | null, email: string): Promise<string[]> => {
      const newest = (condition: SQL) =>
        db
          .select({ id: requests.id, createdAt: requests.createdAt })
          .from(requests)
          .where(condition)
          .orderBy(desc(requests.createdAt), desc(requests.id))
          .limit(MOST_OF_PERSON + 1);
      const rows = [
        ...(userId === null ? [] : await newest(eq(requests.userId, userId))),
        // Erased requests have no address in common.
        ...(email === "" ? [] : await newest(eq(requests.email, email))),
      ].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      return [...new Set(rows.map(({ id }) => id))];
    },

    chatsOfPerson: async (userId: string | null, email: string): Promise<string[]> => {
      const rows = await db
        .select({ id: chats.id })
        .from(chats)
        .where(isChatOf({ userId, email }))
        .orderBy(desc(chats.createdAt), desc(chats.id))
        .limit(MOST_OF_PERSON + 1);
      return rows.map(({ id }) => id);
    },
  };
};

export type SubjectsStore = ReturnType<typeof createSubjectsStore>;
