import { useState } from "react";
import type {
  CalendarChange,
  ShownCalendar,
} from "../../../../contract/office/settings/calendar.ts";
import { type WeekName, weekNames } from "../../../../domain/calendar/calendar-change.ts";
import {
  type Span,
  type Weekday,
  weekdays,
  weekOf,
} from "../../../../domain/calendar/office-calendar.ts";
import { readTime } from "./read-time.ts";

type Typed = Partial<Record<WeekName, Partial<Record<Weekday, readonly Span[]>>>>;

const written = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => `${readTime(from)}-${readTime(to)}`).join(" ");

/** Days that were typed lie over the calendar, so that nobody undoes what a colleague changed. */
export function useWeeks(calendar: ShownCalendar) {
  const [typed, setTyped] = useState<Typed>({});

  const spansOf = (week: WeekName, day: Weekday): readonly Span[] =>
    typed[week]?.[day] ?? calendar[week][day];
  const isChanged = (week: WeekName, day: Weekday) =>
    written(spansOf(week, day)) !== written(calendar[week][day]);
  const changesIn = (week: WeekName) => weekdays.filter((day) => isChanged(week, day)).length;
  const read = (week: WeekName) =>
    weekOf((day) =>
      spansOf(week, day).map(({ from, to }) => ({ from: readTime(from), to: readTime(to) })),
    ) as ShownCalendar["usual"];

  const count = weekNames.reduce((sum, week) => sum + changesIn(week), 0);
  const isPhoneOwn = calendar.isPhoneOwn || changesIn("phone") > 0;
  const change: CalendarChange = {
    kind: "hours",
    usual: read("usual"),
    ramadan: read("ramadan"),
    phone: isPhoneOwn ? read("phone") : null,
  };

  return {
    spansOf,
    isChanged,
    changesIn,
    /** Days that differ from what counts. */
    count,
    change,
    set: (week: WeekName, day: Weekday, spans: readonly Span[]) =>
      setTyped((before) => ({ ...before, [week]: { ...before[week], [day]: spans } })),
    reset: () => setTyped({}),
  };
}
