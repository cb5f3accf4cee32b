import type { Bilingual } from "../language.ts";
import { type OfficeCalendar, type SpecialDays, type Span, weekOf } from "./office-calendar.ts";

const atWork = (span: Span) =>
  weekOf((day) => (day === "saturday" || day === "sunday" ? [] : [span]));

type Days = readonly [from: string, to: string];

const names = {
  "new-year": { en: "New Year", ar: "رأس السنة الميلادية" },
  ramadan: { en: "Ramadan", ar: "رمضان" },
  "eid-al-fitr": { en: "Eid al-Fitr", ar: "عيد الفطر" },
  "eid-al-adha": { en: "Arafah and Eid al-Adha", ar: "عرفة وعيد الأضحى" },
  "hijri-new-year": { en: "Hijri New Year", ar: "رأس السنة الهجرية" },
  mawlid: { en: "Birthday of the Prophet", ar: "المولد النبوي الشريف" },
  "eid-al-etihad": { en: "Eid Al Etihad", ar: "عيد الاتحاد" },
} satisfies Record<string, Bilingual>;
type Name = keyof typeof names;

/** Days of a year by month and day; those by the moon wait to be confirmed. */
const daysOf = (
  year: number,
  moon: Record<Exclude<Name, "new-year" | "eid-al-etihad">, Days>,
): SpecialDays[] => {
  const special = (name: Name, [from, to]: Days): SpecialDays => ({
    id: `${name}-${year}`,
    kind: name === "ramadan" ? "ramadan" : "holiday",
    name: names[name],
    from: `${year}-${from}`,
    to: `${year}-${to}`,
    isExpected: name in moon,
    isPhoneClosed: name !== "ramadan",
  });
  return [
    special("new-year", ["01-01", "01-01"]),
    special("ramadan", moon.ramadan),
    special("eid-al-fitr", moon["eid-al-fitr"]),
    special("eid-al-adha", moon["eid-al-adha"]),
    special("hijri-new-year", moon["hijri-new-year"]),
    special("mawlid", moon.mawlid),
    special("eid-al-etihad", ["12-02", "12-03"]),
  ];
};

/**
 * What counts until staff change it. Public holidays: Cabinet Resolution 27/2024; in Ramadan a day
 * is two hours shorter (Federal Decree-Law 33/2021).
 */
export const defaultCalendar: OfficeCalendar = {
  version: 0,
  usual: atWork({ from: "09:00", to: "18:00" }),
  ramadan: atWork({ from: "09:00", to: "16:00" }),
  phone: null,
  special: [
    ...daysOf(2026, {
      ramadan: ["02-18", "03-19"],
      "eid-al-fitr": ["03-20", "03-22"],
      "eid-al-adha": ["05-26", "05-29"],
      "hijri-new-year": ["06-17", "06-17"],
      mawlid: ["08-25", "08-25"],
    }),
    ...daysOf(2027, {
      ramadan: ["02-08", "03-09"],
      "eid-al-fitr": ["03-10", "03-12"],
      "eid-al-adha": ["05-15", "05-18"],
      "hijri-new-year": ["06-06", "06-06"],
      mawlid: ["08-14", "08-14"],
    }),
  ],
};
