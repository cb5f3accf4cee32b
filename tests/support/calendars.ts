import { defaultCalendar } from "../../domain/calendar/default-calendar.ts";
import type { OfficeCalendar, SpecialDays, Week } from "../../domain/calendar/office-calendar.ts";

/** The default with other days off, the earliest first. */
export const calendarWith = (...days: Partial<SpecialDays>[]): OfficeCalendar => ({
  ...defaultCalendar,
  special: [
    ...defaultCalendar.special,
    ...days.map((one, index): SpecialDays => ({
      id: `special-${index}`,
      kind: "holiday",
      name: { en: "Day of rest", ar: "يوم راحة" },
      from: "2026-11-25",
      to: "2026-11-25",
      isExpected: false,
      isPhoneClosed: true,
      ...one,
    })),
  ].toSorted((one, other) => one.from.localeCompare(other.from)),
});

/** The default with other working hours. */
export const calendarOf = (usual: Partial<Week>): OfficeCalendar => ({
  ...defaultCalendar,
  usual: { ...defaultCalendar.usual, ...usual },
});
