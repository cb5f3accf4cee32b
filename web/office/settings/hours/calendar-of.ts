import type {
  CalendarChange as Asked,
  ShownCalendar,
  ShownDays,
} from "../../../../contract/office/settings/calendar.ts";
import {
  type CalendarChange,
  type CalendarMistake,
  changedCalendar,
  isMistake,
} from "../../../../domain/calendar/calendar-change.ts";
import type { OfficeCalendar } from "../../../../domain/calendar/office-calendar.ts";

/** As the rules take it. */
const calendarOf = ({
  version,
  usual,
  ramadan,
  phone,
  special,
}: ShownCalendar): OfficeCalendar => ({
  version,
  usual,
  ramadan,
  phone,
  special,
});

export type TypedDays = Extract<Asked, { kind: "add" }>["days"];

const daysOf = ({ nameEn, nameAr, ...days }: TypedDays) => ({
  ...days,
  name: days.kind === "ramadan" ? { en: "Ramadan", ar: "رمضان" } : { en: nameEn, ar: nameAr },
});

const changeOf = (asked: Asked): CalendarChange => {
  if (asked.kind === "add") return { ...asked, id: "", days: daysOf(asked.days) };
  return asked.kind === "change" ? { ...asked, days: daysOf(asked.days) } : asked;
};

/** What the server would refuse, before it is asked. */
export const mistakeIn = (shown: ShownCalendar, asked: Asked): CalendarMistake | undefined => {
  const changed = changedCalendar(calendarOf(shown), changeOf(asked), shown.today);
  return isMistake(changed) ? changed : undefined;
};

/** The fields of days that are there, or of new ones. */
export const typedOf = (days: ShownDays | undefined): TypedDays => ({
  kind: days?.kind ?? "holiday",
  nameEn: days?.name.en ?? "",
  nameAr: days?.name.ar ?? "",
  from: days?.from ?? "",
  to: days?.to ?? "",
  isExpected: days?.isExpected ?? false,
  isPhoneClosed: days?.isPhoneClosed ?? true,
});
