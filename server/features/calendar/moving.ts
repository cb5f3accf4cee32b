import type { CalendarStep } from "../../../domain/calendar/moved-time.ts";
import type { OfficeCalendar } from "../../../domain/calendar/office-calendar.ts";
import { DAY_MS } from "../../../domain/durations.ts";
import { movedPromise } from "../../../domain/refunds/refund-days.ts";
import { movedStanding } from "../../../domain/requests/moved-times.ts";
import type { Parts } from "../../parts.ts";
import { type CalendarVersion, calendarVersionsIn } from "../../records/calendar/calendar-store.ts";
import {
  listPromisedIn,
  movePromisedDayIn,
  type PromisedRefund,
} from "../../records/refunds/moved-days-store.ts";
import {
  listTimedIn,
  moveTimesIn,
  type Timed,
  timeWalks,
} from "../../records/requests/moved-times-store.ts";
import type { PromiseLetters } from "../requests/promises/promise-letters.ts";

const BATCH = 500;
/** As many rows of each kind are looked at before a change is saved. */
const MOST_COUNTED = 5_000;
/** A change older than that has moved everything (`compose/jobs.ts`). */
const RECENT_MS = DAY_MS;

/** How many times a change moves; not `isAll` where there may be more. */
export type Moves = { requests: number; promises: number; refunds: number; isAll: boolean };

/** From one calendar to the next, the oldest first. */
const stepsOf = (versions: readonly CalendarVersion[]): CalendarStep[] =>
  versions.slice(1).flatMap(({ calendar, change }, index) => {
    const before = versions[index]?.calendar;
    if (!before || !change) return [];
    const { changedAt: at, movedBy: by } = change;
    return [{ before, after: calendar, at, version: calendar.version, by }];
  });

/** Due times and promises follow the calendar (ruling O3); a promise that became a later one is told. */
export const createMoving = (
  { db, now }: Pick<Parts, "db" | "now">,
  letters: Pick<PromiseLetters, "mayWriteTo" | "tellMovedIn">,
) => {
  /** Everything that is due after a moment, in batches. */
  async function* timed(since: Date): AsyncGenerator<readonly Timed[]> {
    for (const walk of timeWalks) {
      let rows = await listTimedIn(db, walk, since, undefined, BATCH);
      while (rows.length > 0) {
        yield rows;
        if (rows.length < BATCH) break;
        rows = await listTimedIn(db, walk, since, rows.at(-1)?.position, BATCH);
      }
    }
  }

  async function* promised(since: Date): AsyncGenerator<readonly PromisedRefund[]> {
    let rows = await listPromisedIn(db, since, undefined, BATCH);
    while (rows.length > 0) {
      yield rows;
      if (rows.length < BATCH) break;
      rows = await listPromisedIn(db, since, rows.at(-1), BATCH);
    }
  }

  const moveWith = async (steps: readonly CalendarStep[], since: Date) => {
    const at = now();
    for await (const rows of timed(since))
      for (const row of rows) {
        const { by, promisedFor } = movedStanding(row, steps);
        if (!by) continue;
        const isLater = row.promisedFor && promisedFor && row.promisedFor < promisedFor;
        const mayWrite = isLater ? await letters.mayWriteTo(row) : false;
        await db.transaction(async (tx) => {
          const moved = await moveTimesIn(tx, row.id, steps, at);
          if (moved && mayWrite) await letters.tellMovedIn(tx, moved, at);
        });
      }
    for await (const rows of promised(since))
      for (const row of rows)
        if (movedPromise(row, steps).by)
          await db.transaction((tx) => movePromisedDayIn(tx, row, steps, at));
  };

  return {
    /**
     * What was due when a version came is counted by it. Each request is its own transaction and decided
     * under its lock, so that it may run again, and in two processes at once.
     */
    move: async (version: number): Promise<void> => {
      const versions = await calendarVersionsIn(db);
      const steps = stepsOf(versions).filter((step) => step.version <= version);
      const newest = steps.at(-1);
      if (newest?.version === version) await moveWith(steps, newest.at);
    },

    /** Finds what was counted by an earlier calendar while the newest came. */
    moveRecent: async (): Promise<void> => {
      const steps = stepsOf(await calendarVersionsIn(db));
      const newest = steps.at(-1);
      if (newest && now().getTime() - newest.at.getTime() < RECENT_MS)
        await moveWith(steps, newest.at);
    },

    /** What would move if one calendar took the place of another now. */
    count: async (before: OfficeCalendar, after: OfficeCalendar): Promise<Moves> => {
      const at = now();
      const by = { reason: "hours" as const, name: null };
      const steps = [{ before, after, at, version: before.version + 1, by }];
      const [due, promises] = [new Set<string>(), new Set<string>()];
      let looked = 0;
      for await (const rows of timed(at)) {
        for (const row of rows) {
          const moved = movedStanding(row, steps);
          if (moved.dueAt?.getTime() !== row.dueAt?.getTime()) due.add(row.id);
          if (moved.promisedFor?.getTime() !== row.promisedFor?.getTime()) promises.add(row.id);
        }
        looked += rows.length;
        if (looked >= MOST_COUNTED) break;
      }
      let refunds = 0;
      let lookedRefunds = 0;
      for await (const rows of promised(at)) {
        refunds += rows.filter((row) => movedPromise(row, steps).by).length;
        lookedRefunds += rows.length;
        if (lookedRefunds >= MOST_COUNTED) break;
      }
      const isAll = looked < MOST_COUNTED && lookedRefunds < MOST_COUNTED;
      return { requests: due.size, promises: promises.size, refunds, isAll };
    },
  };
};

export type Moving = ReturnType<typeof createMoving>;
