import type { ShownCalendar } from "../../../../../contract/office/settings/calendar.ts";
import { momentOf } from "../../../../../contract/values.ts";
import { type Week, weekOf } from "../../../../../domain/calendar/office-calendar.ts";
import { mayChange, mayRemove } from "../../../../../domain/calendar/special-days-problem.ts";
import type { CalendarVersion } from "../../../../records/calendar/calendar-store.ts";
import type { NameStaff } from "../../../../records/staff/staff-names-store.ts";
import { phoneWeek } from "../../../calendar/phone-hours.ts";

const shownWeek = (week: Week) =>
  weekOf((day) => week[day].map(({ from, to }) => ({ from, to }))) as ShownCalendar["usual"];

export const presentCalendar = (
  { calendar, change }: CalendarVersion,
  named: NameStaff,
  today: string,
): ShownCalendar => ({
  version: calendar.version,
  today,
  usual: shownWeek(calendar.usual),
  ramadan: shownWeek(calendar.ramadan),
  phone: shownWeek(phoneWeek(calendar)),
  isPhoneOwn: calendar.phone !== null,
  special: calendar.special.map((days) => ({
    ...days,
    mayChange: mayChange(days, today),
    mayRemove: mayRemove(days, today),
  })),
  changedAt: momentOf(change?.changedAt),
  changedBy: change ? named(change.changedBy) : null,
});
