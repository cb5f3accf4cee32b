import { asc, desc } from "drizzle-orm";
import { defaultCalendar } from "../../../domain/calendar/default-calendar.ts";
import type { MovedBy } from "../../../domain/calendar/moved-time.ts";
import type { OfficeCalendar } from "../../../domain/calendar/office-calendar.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { officeCalendars } = schema;

type Row = typeof officeCalendars.$inferSelect;

/** A calendar, and how it came to be; nobody wrote the one that the product comes with. */
export type CalendarVersion = {
  calendar: OfficeCalendar;
  change: Pick<Row, "changedBy" | "changedAt" | "movedBy"> | null;
};

const first: CalendarVersion = { calendar: defaultCalendar, change: null };

const toVersion = ({ version, calendar, ...change }: Row): CalendarVersion => ({
  calendar: { ...calendar, version },
  change,
});

/** The one that counts now. */
export const calendarVersionIn = async (
  handle: Database | Transaction,
): Promise<CalendarVersion> => {
  const [row] = await handle
    .select()
    .from(officeCalendars)
    .orderBy(desc(officeCalendars.version))
    .limit(1);
  return row ? toVersion(row) : first;
};

/** Never from memory where a time is counted that is written down: its version is written beside it. */
export const calendarIn = async (handle: Database | Transaction): Promise<OfficeCalendar> =>
  (await calendarVersionIn(handle)).calendar;

/** All that there were, the oldest first. */
export const calendarVersionsIn = async (
  handle: Database | Transaction,
): Promise<CalendarVersion[]> => {
  const rows = await handle.select().from(officeCalendars).orderBy(asc(officeCalendars.version));
  return [first, ...rows.map(toVersion)];
};

/** False where somebody else wrote this version meanwhile. */
export const insertCalendarIn = async (
  tx: Transaction,
  { version, ...calendar }: OfficeCalendar,
  change: { movedBy: MovedBy; changedBy: string; changedAt: Date },
): Promise<boolean> => {
  const inserted = await tx
    .insert(officeCalendars)
    .values({ version, calendar, ...change })
    .onConflictDoNothing()
    .returning({ version: officeCalendars.version });
  return inserted.length === 1;
};
