import { promiseMissed } from "../../../../domain/requests/promise.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { Parts } from "../../../parts.ts";
import { bySystem } from "../../../records/audit/audit-store.ts";
import { calendarIn } from "../../../records/calendar/calendar-store.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import { lockRequestIn } from "../../../records/requests/requests-store.ts";
import { setPromiseIn } from "../../../records/requests/turns-store.ts";
import type { PromiseLetters } from "./promise-letters.ts";
import { createPromisesStore } from "./promises-store.ts";

const BATCH_SIZE = 100;

/**
 * Ruling O3: a lead whose promised time passed without an offer gets a new one and a mail, and after
 * the second miss no more. An offer that waits for a second person is none yet. Each request is its
 * own transaction and decided under its lock, so two processes note it once; however long none ran,
 * it counts as one miss, and the next time is counted from now.
 */
export const createPromiseSweep = (
  { db, now }: Pick<Parts, "db" | "now">,
  letters: Pick<PromiseLetters, "mayWriteTo" | "tellMissedIn">,
) => {
  const { listMissed } = createPromisesStore(db);

  const missIn = async (tx: Transaction, id: string, mayWrite: boolean, at: Date) => {
    const request = await lockRequestIn(tx, id);
    const missed = request?.promisedFor;
    if (!missed || missed > at) return;
    const calendar = await calendarIn(tx);
    const next = promiseMissed(calendar, request, at);
    const promise = { ...next, version: calendar.version };
    await setPromiseIn(tx, request, promise, bySystem, at, "promiseMissed");
    await auditRequestIn(tx, request, "promiseMissed", bySystem, at, {
      promisedFor: missed.toISOString(),
      missed: next.promisesMissed,
      ...(next.promisedFor && { until: next.promisedFor.toISOString() }),
    });
    if (mayWrite) await letters.tellMissedIn(tx, request, { missed, until: next.promisedFor }, at);
  };

  return async () => {
    const at = now();
    for (;;) {
      const missed = await listMissed(at, BATCH_SIZE);
      for (const lead of missed) {
        const mayWrite = await letters.mayWriteTo(lead);
        await db.transaction((tx) => missIn(tx, lead.id, mayWrite, at));
      }
      if (missed.length < BATCH_SIZE) return;
    }
  };
};
