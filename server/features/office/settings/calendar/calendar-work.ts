import { randomUUID } from "node:crypto";
import type {
  CalendarChange as TypedChange,
  Moves,
  Reminder,
  ShownCalendar,
} from "../../../../../contract/office/settings/calendar.ts";
import {
  type CalendarChange,
  type Changed,
  changedCalendar,
  isMistake,
  isSameCalendar,
} from "../../../../../domain/calendar/calendar-change.ts";
import {
  expectedSoon,
  yearsWithoutHolidays,
} from "../../../../../domain/calendar/expected-days.ts";
import type { OfficeCalendar } from "../../../../../domain/calendar/office-calendar.ts";
import type { TypedDays } from "../../../../../domain/calendar/special-days-problem.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { MINUTE_MS } from "../../../../../domain/durations.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../../records/audit/audit-store.ts";
import {
  calendarIn,
  calendarVersionIn,
  insertCalendarIn,
} from "../../../../records/calendar/calendar-store.ts";
import { readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import type { Moving } from "../../../calendar/moving.ts";
import { differenceOf } from "./calendar-difference.ts";
import { presentCalendar } from "./present-calendar.ts";

/** There is one, and the audit names its subjects by UUIDs. */
export const CALENDAR_ID = "ca1e2da2-0000-4000-8000-000000000001";

/** Who counted by the calendar of before has written it down by then. */
const AGAIN_SECONDS = MINUTE_MS / 1000;

const events = {
  hours: "hoursChanged",
  add: "daysAdded",
  change: "daysChanged",
  confirm: "daysConfirmed",
  remove: "daysRemoved",
} as const;

const ramadanName = { en: "Ramadan", ar: "رمضان" };

const daysOf = (typed: Extract<TypedChange, { kind: "add" }>["days"]): TypedDays => {
  const { nameEn, nameAr, kind, isPhoneClosed, ...days } = typed;
  const isRamadan = kind === "ramadan";
  return {
    ...days,
    kind,
    name: isRamadan ? ramadanName : { en: nameEn.trim(), ar: nameAr.trim() },
    isPhoneClosed: isPhoneClosed && !isRamadan,
  };
};

const changeOf = (typed: TypedChange): CalendarChange => {
  if (typed.kind === "add") return { ...typed, id: randomUUID(), days: daysOf(typed.days) };
  if (typed.kind === "change") return { ...typed, days: daysOf(typed.days) };
  return typed;
};

/** @throws {Problem} calendar.… of what is wrong, with its field */
const changedBy = (calendar: OfficeCalendar, typed: TypedChange, today: string): Changed => {
  const changed = changedCalendar(calendar, changeOf(typed), today);
  if (!isMistake(changed)) return changed;
  const { problem, field } = changed;
  throw new Problem(`calendar.${problem}`, field === undefined ? {} : { field });
};

/** Opening hours and holidays, which administrators write; due times follow (ruling O3). */
export const createCalendarWork = (
  { db, jobs, now }: Pick<Parts, "db" | "jobs" | "now">,
  { moving }: { moving: Pick<Moving, "count"> },
) => {
  const today = () => dayInDubai(now());

  const read = async (): Promise<ShownCalendar> => {
    const [version, named] = await Promise.all([calendarVersionIn(db), readStaffNames(db)]);
    return presentCalendar(version, named, today());
  };

  return {
    read,

    /** @throws {Problem} of what is wrong with the change */
    check: async (typed: TypedChange): Promise<Moves> => {
      const calendar = await calendarIn(db);
      return moving.count(calendar, changedBy(calendar, typed, today()).calendar);
    },

    /** @throws {Problem} calendar.changed, and of what is wrong with the change */
    change: async (
      member: StaffMember,
      { version, change }: { version: number; change: TypedChange },
    ): Promise<{ data: ShownCalendar; moves: Moves }> => {
      const before = await calendarIn(db);
      if (before.version !== version) throw new Problem("calendar.changed");
      const { calendar, movedBy } = changedBy(before, change, today());
      const moves = await moving.count(before, calendar);
      const after = { ...calendar, version: version + 1 };
      if (isSameCalendar(before, after)) return { data: await read(), moves };
      await db.transaction(async (tx) => {
        const at = now();
        const written = { movedBy, changedBy: member.id, changedAt: at };
        if (!(await insertCalendarIn(tx, after, written))) throw new Problem("calendar.changed");
        await writeAuditIn(tx, {
          ...byStaff(member.id),
          at,
          subject: "calendar",
          subjectId: CALENDAR_ID,
          event: events[change.kind],
          version: after.version,
          detail: differenceOf(before, after),
        });
        const job = { version: after.version };
        await jobs.sendIn(tx, "calendar", job);
        await jobs.sendIn(tx, "calendar", job, { startAfter: AGAIN_SECONDS });
      });
      return { data: await read(), moves };
    },

    reminders: async (): Promise<{ expected: Reminder[]; years: number[] }> => {
      const { special } = await calendarIn(db);
      return {
        expected: expectedSoon(special, today()).map(({ id, kind, name, from, to, confirmBy }) => ({
          id,
          kind,
          name,
          from,
          to,
          confirmBy,
        })),
        years: yearsWithoutHolidays(special, today()),
      };
    },
  };
};

export type CalendarWork = ReturnType<typeof createCalendarWork>;
