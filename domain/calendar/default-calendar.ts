import { type OfficeCalendar, type SpecialDays, type Span, weekOf } from "./office-calendar.ts";

const atWork = (span: Span) =>
  weekOf((day) => (day === "saturday" || day === "sunday" ? [] : [span]));

type Named = Pick<SpecialDays, "name" | "from" | "to">;

const holiday = (id: string, isExpected: boolean, named: Named): SpecialDays => ({
  id,
  kind: "holiday",
  ...named,
  isExpected,
  isPhoneClosed: true,
});
const fixed = (id: string, en: string, ar: string, from: string, to = from) =>
  holiday(id, false, { name: { en, ar }, from, to });
const byTheMoon = (id: string, en: string, ar: string, from: string, to = from) =>
  holiday(id, true, { name: { en, ar }, from, to });
const ramadan = (year: number, from: string, to: string): SpecialDays => ({
  id: `ramadan-${year}`,
  kind: "ramadan",
  name: { en: "Ramadan", ar: "رمضان" },
  from,
  to,
  isExpected: true,
  isPhoneClosed: false,
});

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
    fixed("new-year-2026", "New Year", "رأس السنة الميلادية", "2026-01-01"),
    ramadan(2026, "2026-02-18", "2026-03-19"),
    byTheMoon("eid-al-fitr-2026", "Eid al-Fitr", "عيد الفطر", "2026-03-20", "2026-03-22"),
    byTheMoon(
      "eid-al-adha-2026",
      "Arafah and Eid al-Adha",
      "عرفة وعيد الأضحى",
      "2026-05-26",
      "2026-05-29",
    ),
    byTheMoon("hijri-new-year-2026", "Hijri New Year", "رأس السنة الهجرية", "2026-06-17"),
    byTheMoon("mawlid-2026", "Birthday of the Prophet", "المولد النبوي الشريف", "2026-08-25"),
    fixed("eid-al-etihad-2026", "Eid Al Etihad", "عيد الاتحاد", "2026-12-02", "2026-12-03"),
    fixed("new-year-2027", "New Year", "رأس السنة الميلادية", "2027-01-01"),
    ramadan(2027, "2027-02-08", "2027-03-09"),
    byTheMoon("eid-al-fitr-2027", "Eid al-Fitr", "عيد الفطر", "2027-03-10", "2027-03-12"),
    byTheMoon(
      "eid-al-adha-2027",
      "Arafah and Eid al-Adha",
      "عرفة وعيد الأضحى",
      "2027-05-15",
      "2027-05-18",
    ),
    byTheMoon("hijri-new-year-2027", "Hijri New Year", "رأس السنة الهجرية", "2027-06-06"),
    byTheMoon("mawlid-2027", "Birthday of the Prophet", "المولد النبوي الشريف", "2027-08-14"),
    fixed("eid-al-etihad-2027", "Eid Al Etihad", "عيد الاتحاد", "2027-12-02", "2027-12-03"),
  ],
};
