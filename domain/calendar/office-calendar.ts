import type { Bilingual } from "../language.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** "HH:MM" of Dubai's clock. */
export type Span = { from: string; to: string };
/** When somebody is there; a day without spans is closed. */
export type Week = Readonly<Record<Weekday, readonly Span[]>>;

export const specialKinds = ["holiday", "ramadan"] as const;

/** Days that are not as usual, YYYY-MM-DD in Dubai, both ends included. */
export type SpecialDays = {
  id: string;
  kind: (typeof specialKinds)[number];
  name: Bilingual;
  from: string;
  to: string;
  /** They follow the moon and are an assumption until they are confirmed. */
  isExpected: boolean;
  /** Nobody answers the telephone either. Ramadan changes nothing there. */
  isPhoneClosed: boolean;
};

/** When our team works, and when it answers the telephone. */
export type OfficeCalendar = {
  /** Counts up with each change; 0 is the one that the product comes with. */
  version: number;
  /** Working hours, by which due times are counted. */
  usual: Week;
  ramadan: Week;
  /** Support by telephone, also past midnight; null where the brand's hours count. */
  phone: Week | null;
  /** The earliest first. */
  special: readonly SpecialDays[];
};

export const weekOf = (spansOf: (day: Weekday) => readonly Span[]): Week =>
  Object.fromEntries(weekdays.map((day) => [day, spansOf(day)])) as Week;

/** Monday is the first. */
export const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";

export const isWithin = (day: string, { from, to }: Pick<SpecialDays, "from" | "to">): boolean =>
  from <= day && day <= to;

export const holidayOn = (
  { special }: Pick<OfficeCalendar, "special">,
  day: string,
): SpecialDays | undefined =>
  special.find((days) => days.kind === "holiday" && isWithin(day, days));
