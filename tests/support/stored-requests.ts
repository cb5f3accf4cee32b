import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { and, asc, eq } from "drizzle-orm";
import { defaultCalendar } from "../../domain/calendar/default-calendar.ts";
import type { DocumentSlot } from "../../domain/documents/documents.ts";
import { promiseIn } from "../../domain/requests/promise.ts";
import { turnOf } from "../../domain/requests/turn.ts";
import { refundsOfIn } from "../../server/records/refunds/refunds-store.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { sealEmiratesId } from "../../server/records/requests/emirates-id-column.ts";
import { searchColumns } from "../../server/records/requests/search-columns.ts";
import { photo } from "./pictures.ts";
import type { TestApp } from "./test-app.ts";

/** Stores a charge of a request, the open sale unless told otherwise; answers its id. */
export const storedCharge = async (
  { parts }: Pick<TestApp, "parts">,
  requestId: string,
  more: Partial<typeof schema.charges.$inferInsert> = {},
) => {
  const id = randomUUID();
  await parts.db.insert(schema.charges).values({
    id,
    requestId,
    kind: "sale",
    state: "open",
    payee: "falak",
    amountFils: 95_550,
    ...more,
  });
  return id;
};

export const chargesOf = ({ parts }: Pick<TestApp, "parts">, requestId: string) =>
  parts.db
    .select()
    .from(schema.charges)
    .where(eq(schema.charges.requestId, requestId))
    .orderBy(asc(schema.charges.createdAt));

export const attemptsOf = ({ parts }: Pick<TestApp, "parts">, requestId: string) =>
  parts.db
    .select()
    .from(schema.paymentAttempts)
    .where(eq(schema.paymentAttempts.requestId, requestId))
    .orderBy(asc(schema.paymentAttempts.createdAt));

export const attemptStatesOf = async (app: Pick<TestApp, "parts">, requestId: string) =>
  (await attemptsOf(app, requestId)).map(({ state }) => state);

/** The events of an audit trail, oldest first. */
export const eventsOf = async (
  { parts }: Pick<TestApp, "parts">,
  subject: (typeof schema.audit.$inferSelect)["subject"],
  subjectId: string,
) => {
  const { audit } = schema;
  const rows = await parts.db
    .select({ event: audit.event })
    .from(audit)
    .where(and(eq(audit.subject, subject), eq(audit.subjectId, subjectId)))
    .orderBy(audit.id);
  return rows.map(({ event }) => event);
};

/** The oldest first. */
export const refundsOf = ({ parts }: Pick<TestApp, "parts">, requestId: string) =>
  refundsOfIn(parts.db, requestId);

export const requestRow = async ({ parts }: Pick<TestApp, "parts">, requestId: string) => {
  const [row] = await parts.db
    .select()
    .from(schema.requests)
    .where(eq(schema.requests.id, requestId));
  if (!row) throw new Error("There is no such request.");
  return row;
};

export const bothSides = (...kinds: ("id" | "license" | "ownership" | "document")[]) =>
  kinds.flatMap((kind): DocumentSlot[] => [`${kind}_front`, `${kind}_back`]);

/** The slots of a request's stored pictures, sorted. */
export const slotsOf = async ({ parts }: Pick<TestApp, "parts">, requestId: string) => {
  const { documents } = schema;
  const rows = await parts.db
    .select({ slot: documents.slot })
    .from(documents)
    .where(eq(documents.requestId, requestId));
  return rows.map(({ slot }) => slot).toSorted();
};

/** Counts the files of documents, with those in the trash. */
export const countFiles = async ({ dataDir }: Pick<TestApp, "dataDir">) => {
  const entries = await readdir(join(dataDir, "documents"), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter(({ name }) => /^[0-9a-f]{32}/.test(name)).length;
};

type Values = Partial<typeof schema.requests.$inferInsert>;
type Owner = { id: string | null; email: string; username: string };

/** The columns of a request that waits for its payment, unless `values` say otherwise. */
export const requestValues = (
  owner: Owner,
  { at = new Date(), ...values }: Values & { at?: Date } = {},
): typeof schema.requests.$inferInsert & { id: string } => {
  const id = values.id ?? randomUUID();
  const { username = owner.username, email = owner.email, phone = null } = values;
  const { state = "awaiting_payment" } = values;
  const turn = turnOf(defaultCalendar, state, at);
  return {
    number: `MZ-${id.slice(0, 8)}`,
    userId: owner.id,
    type: "renew",
    language: "en",
    plateEmirate: "dubai",
    plateCode: "A",
    plateNumber: "12345",
    cylinders: "4",
    body: "saloon",
    origin: "khaleegy",
    createdAt: at,
    updatedAt: at,
    ...turn,
    ...promiseIn(state, turn),
    ...searchColumns({ username, email, phone }),
    ...values,
    id,
    username,
    email,
    state,
  };
};

/** A request written to the database directly, in any state, with its pictures. */
export const storedRequest = async (
  app: Pick<TestApp, "parts" | "documents">,
  owner: Owner,
  {
    slots = [],
    emiratesId,
    ...values
  }: Values & { slots?: readonly DocumentSlot[]; emiratesId?: string } = {},
) => {
  const { db, keys, now } = app.parts;
  const row = requestValues(owner, { at: now(), ...values });
  const bytes = await photo(120, 80);
  const received = await Promise.all(
    // What was received is freed, so each slot has a copy of its own.
    slots.map((slot) => app.documents.receive({ file: Readable.from([Buffer.from(bytes)]) }, slot)),
  );
  await db.transaction(async (tx) => {
    await tx.insert(schema.requests).values({
      ...row,
      ...(emiratesId !== undefined && {
        emiratesIdSealed: sealEmiratesId(row.id, emiratesId, keys),
      }),
    });
    await app.documents.insertIn(tx, row.id, received);
  });
  return row.id;
};

export const storedLead = (...[app, owner]: Parameters<typeof storedRequest>) =>
  storedRequest(app, owner, {
    type: "new",
    state: "lead",
    plateEmirate: null,
    plateCode: null,
    plateNumber: null,
    origin: "chinese",
    answers: {
      inputMethod: "vcc",
      registerEmirate: "dubai",
      vccCardSource: "source3",
      vccDate: "2026-11-01",
      vccCardNumber: "VCC-77",
    },
    emiratesId: "784199012345671",
    phone: "+971501234567",
  });
