import type { RequestAuditEvent } from "../../../domain/requests/request-audit-events.ts";
import { eq, sql } from "drizzle-orm";
import type { OfficeCalendar } from "../../../domain/calendar/office-calendar.ts";
import { type Promised, promiseWithTurn } from "../../../domain/requests/promise.ts";
import { type Turn, turnGivenTo } from "../../../domain/requests/turn.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Actor } from "../audit/audit-store.ts";
import { calendarIn } from "../calendar/calendar-store.ts";
import { auditRequestIn } from "./request-audit.ts";
import { newsColumns } from "./news-store.ts";
import { changed, type RequestRow, touched } from "./requests-store.ts";

const { requests } = schema;

/** Whose turn it is, and until when, as the calendar counts it (ruling O3). The state stays; the request is locked. */
type Standing = Partial<Pick<RequestRow, "snoozedUntil" | "callDueAt">> &
  (
    | (Pick<RequestRow, "turn" | "dueAt"> & { calendar: OfficeCalendar })
    | { turn?: never; dueAt?: never; calendar?: never }
  );
/** A request whose turn may pass: with what its customer was promised. */
export type Turning = Pick<RequestRow, "id" | "state" | "promisedFor" | "promisesMissed">;

const writeIn = async (tx: Transaction, id: string, columns: object): Promise<RequestRow> => {
  const [row] = await tx.update(requests).set(columns).where(eq(requests.id, id)).returning();
  if (!row) throw new Error("The locked request was not returned.");
  return row;
};

const isSame = (one: Date | null, other: Date | null) =>
  one !== null && one.getTime() === other?.getTime();

/** A promise that is kept was counted when it was given, and so was the due time that follows it. */
const passedColumns = (
  calendar: OfficeCalendar,
  request: Turning,
  standing: Pick<RequestRow, "turn" | "dueAt">,
  at: Date,
) => {
  const passed = promiseWithTurn(calendar, request, standing, at);
  const isKept = isSame(passed.promisedFor, request.promisedFor);
  const { version } = calendar;
  return {
    ...passed,
    dueCalendar:
      isKept && isSame(passed.promisedFor, passed.dueAt)
        ? sql<number>`${requests.promisedCalendar}`
        : version,
    ...(!isKept && { promisedCalendar: version }),
  };
};

/**
 * Touches neither version nor time of change (ruling O1). A promise follows the turn.
 * @param event why the turn passes; a standing with a turn has one
 */
export const setTurnIn = async (
  tx: Transaction,
  request: Turning,
  { turn, dueAt, calendar, ...standing }: Standing,
  by: Actor,
  at: Date,
  event?: RequestAuditEvent,
) => {
  await writeIn(tx, request.id, {
    ...standing,
    ...(calendar && passedColumns(calendar, request, { turn, dueAt }, at)),
    ...(event && newsColumns(event, by, at)),
    ...touched(by, at),
  });
};

/**
 * Gives another promise without a change of the request. The desk has it due at the same time, where
 * it is our turn; without a promise it stays as late as it was.
 */
export const setPromiseIn = async (
  tx: Transaction,
  { id, turn }: Pick<RequestRow, "id" | "turn">,
  { version, ...promise }: Promised & Pick<OfficeCalendar, "version">,
  by: Actor,
  at: Date,
  event: RequestAuditEvent,
) => {
  await writeIn(tx, id, {
    ...promise,
    promisedCalendar: version,
    ...(turn === "us" &&
      promise.promisedFor && { dueAt: promise.promisedFor, dueCalendar: version }),
    ...newsColumns(event, by, at),
    ...touched(by, at),
  });
};

/** Writes a version of its own, with its audit row. Null for a turn that nobody has. */
export const passTurnIn = async (
  tx: Transaction,
  { id, state }: Pick<RequestRow, "id" | "state">,
  event: RequestAuditEvent,
  turn: Turn | null,
  by: Actor,
  at: Date,
): Promise<RequestRow> => {
  const calendar = await calendarIn(tx);
  const row = await writeIn(tx, id, {
    ...turnGivenTo(calendar, turn, state, at),
    dueCalendar: calendar.version,
    snoozedUntil: null,
    ...newsColumns(event, by, at),
    ...changed(by, at),
  });
  await auditRequestIn(tx, row, event, by, at);
  return row;
};
