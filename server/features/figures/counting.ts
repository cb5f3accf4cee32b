import { setTimeout } from "node:timers/promises";
import {
  type CountedEvent,
  countedEvents,
  countedOfRow,
  countEvent,
  type Counting,
} from "../../../domain/analytics/count-event.ts";
import { type Counted, countedOf, NO_VALUE } from "../../../domain/analytics/figures.ts";
import { promiseMeasures } from "../../../domain/analytics/promise-day.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import type { PromiseCase } from "../../records/promises/promises-store.ts";
import {
  cursorIn,
  historiesIn,
  lockCountingIn,
  oldestPending,
  requestsIn,
  type SealedEvent,
  sealedAfterIn,
  setCursorIn,
} from "./events-store.ts";
import { addEventsIn, eraseEventsIn, type EventRow, eventRow } from "./sums-store.ts";

const BATCH = 1_000;
/** Between batches of an audit that was never counted, for those who wait for the database. */
const PAUSE_MS = 20;
/** Pages say when everything was counted; at most a minute ago (ruling O11). */
const TELL_EVERY_MS = 15_000;

type Subject = keyof typeof countedEvents;

const isCounted = (row: SealedEvent): row is SealedEvent & { subject: Subject } =>
  (row.subject === "request" || row.subject === "refund") &&
  countedEvents[row.subject].some((event) => event === row.event);

const requestIdOf = ({ subject, subjectId, detail }: SealedEvent): string =>
  subject === "request" ? subjectId : String(detail?.["request"]);

const isOfRefund = ({ subject }: SealedEvent) => subject === "refund";

const nothing: Counted = {
  emirate: null,
  insurer: null,
  cover: null,
  kind: NO_VALUE,
  language: NO_VALUE,
  plan: null,
  invented: null,
};

/** Of our published times, where both ends say whether they are invented. */
const casesOf = (row: SealedEvent, countings: readonly Counting[]): PromiseCase[] =>
  countings.flatMap(({ figure, seconds, begin }) => {
    const measure = promiseMeasures.find((one) => one === figure);
    const [begun, counted] = [begin && countedOfRow(begin), countedOfRow(row)];
    if (!measure || seconds === null || typeof begun?.invented !== "boolean") return [];
    if (typeof counted?.invented !== "boolean") return [];
    const { insurer, invented } = counted;
    return [{ seq: row.seq, measure, day: dayInDubai(row.at), insurer, seconds, invented }];
  });

/** Adds what the audit says to the figures (ruling O11): each row once, in the order of their seals. */
export const createCounting = (
  { db, now }: Pick<Parts, "db" | "now">,
  addCasesIn: (tx: Transaction, cases: readonly PromiseCase[]) => Promise<void>,
) => {
  const countIn = async (tx: Transaction, sealed: readonly SealedEvent[]) => {
    const rows = sealed.filter(isCounted);
    if (rows.length === 0) return;
    const newest = Math.max(...rows.map(({ id }) => id));
    const subjects = {
      request: [...new Set(rows.map(requestIdOf))],
      refund: [...new Set(rows.filter(isOfRefund).map(({ subjectId }) => subjectId))],
    };
    const histories = await historiesIn(tx, subjects, newest);
    const earlierOf = ({ subjectId, id }: SealedEvent) =>
      (histories.get(subjectId) ?? []).filter((one) => one.id < id);

    const unmarked = rows.filter((row) => !countedOfRow(row)).map(requestIdOf);
    const requests = await requestsIn(tx, [...new Set(unmarked)]);
    const saleOf = (row: SealedEvent, earlier: readonly CountedEvent[]): Counted => {
      const request = requests.get(requestIdOf(row));
      const marked = [...earlier, row].findLast(countedOfRow);
      return (marked && countedOfRow(marked)) ?? (request ? countedOf(request) : nothing);
    };
    const isErased = (requestId: string) =>
      histories.get(requestId)?.some(({ event }) => event === "erased") ?? false;

    const [events, cases, erased]: [EventRow[], PromiseCase[], string[]] = [[], [], []];
    for (const row of rows) {
      const { seq, at } = row;
      const requestId = requestIdOf(row);
      const earlier = earlierOf(row);
      const countings = countEvent(row, earlier);
      const sale = saleOf(row, earlier);
      if (row.event === "erased") erased.push(requestId);
      for (const counting of countings)
        events.push(eventRow({ seq, at, requestId }, counting, sale));
      cases.push(...casesOf(row, countings));
    }
    await addEventsIn(tx, events, isErased);
    await eraseEventsIn(tx, erased);
    await addCasesIn(tx, cases);
  };

  /** @returns whether more may be waiting */
  const countBatch = () =>
    db.transaction(async (tx) => {
      await lockCountingIn(tx);
      const cursor = await cursorIn(tx);
      const sealed = await sealedAfterIn(tx, cursor?.seq ?? 0, BATCH);
      const last = sealed.at(-1);
      if (!last) return false;
      await countIn(tx, sealed);
      await setCursorIn(tx, { seq: last.seq, at: cursor?.at ?? last.at });
      return true;
    });

  const tellWhen = async (startedAt: Date) => {
    const pending = await oldestPending(db);
    const at = pending && pending < startedAt ? pending : startedAt;
    const told = (await cursorIn(db))?.at;
    if (told && at.getTime() - told.getTime() < TELL_EVERY_MS) return;
    await db.transaction((tx) => setCursorIn(tx, { at }));
  };

  const count = async () => {
    for (;;) {
      const startedAt = now();
      if (!(await countBatch())) return tellWhen(startedAt);
      await setTimeout(PAUSE_MS);
    }
  };

  /** All that is sealed. */
  return { count };
};
