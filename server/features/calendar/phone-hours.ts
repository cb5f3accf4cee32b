import { brand } from "../../../brand.ts";
import type { PhoneHours } from "../../../contract/hours.ts";
import {
  type OfficeCalendar,
  type Week,
  weekOf,
} from "../../../domain/calendar/office-calendar.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { isLikeEveryDay, phoneDay, sameDays } from "../../../domain/support/phone-hours.ts";
import type { Parts } from "../../parts.ts";
import { calendarIn } from "../../records/calendar/calendar-store.ts";

/** The brand's, every day, until staff write others (ruling B1). */
export const phoneWeek = ({ phone }: Pick<OfficeCalendar, "phone">): Week =>
  phone ?? weekOf(() => brand.supportHours);

/** What visitors read of the calendar. */
export const readPhoneHoursOf = async ({
  db,
  now,
}: Pick<Parts, "db" | "now">): Promise<PhoneHours> => {
  const calendar = await calendarIn(db);
  const hours = { week: phoneWeek(calendar), special: calendar.special };
  const near = [dayInDubai(now()), dayInDubai(now(), 1)].filter(
    (day) => !isLikeEveryDay(hours, day),
  );
  return {
    week: sameDays(hours.week).map(({ days, spans }) => ({ days, spans: [...spans] })),
    near: near.map((day) => phoneDay(hours, day)),
  };
};
