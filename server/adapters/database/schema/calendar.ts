import { index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { MovedBy } from "../../../../domain/calendar/moved-time.ts";
import type { OfficeCalendar } from "../../../../domain/calendar/office-calendar.ts";
import { moment } from "./moment.ts";
import { staff } from "./staff.ts";

/** Each version of the calendar after the one that the product comes with. Rows are only inserted. */
export const officeCalendars = pgTable(
  "office_calendars",
  {
    version: integer("version").primaryKey(),
    calendar: jsonb("calendar").$type<Omit<OfficeCalendar, "version">>().notNull(),
    /** What changed, as due times that moved say it. */
    movedBy: jsonb("moved_by").$type<MovedBy>().notNull(),
    changedBy: uuid("changed_by")
      .notNull()
      .references(() => staff.id),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [index("office_calendars_changed_by").on(table.changedBy)],
);
