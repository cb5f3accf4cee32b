import type { Plurals, SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "المستندات",
  hint: "ملفات PDF من شركة التأمين، حتى 10 ميجابايت لكل منها. يقرؤها العملاء حين يتفق شخصان على الباقة. يُحفظ المستند بمجرد اختياره.",
  termsEn: "الشروط (بالإنجليزية)",
  termsAr: "الشروط (بالعربية)",
  wordingEn: "نص الوثيقة (بالإنجليزية)",
  wordingAr: "نص الوثيقة (بالعربية)",
  choose: "أفلت ملف PDF هنا أو اختره",
  replace: "أفلت ملف PDF آخر لتستبدله",
  none: "لا يوجد",
  checking: "جارٍ فحص الملف…",
  kilobytes: "ملف PDF بحجم {{size}} كيلوبايت",
  megabytes: "ملف PDF بحجم {{size}} ميجابايت",
  pages_zero: "لا صفحات",
  pages_one: "صفحة واحدة",
  pages_two: "صفحتان",
  pages_few: "{{count}} صفحات",
  pages_many: "{{count}} صفحة",
  pages_other: "{{count}} صفحة",
  added: "{{name}}، {{moment}}",
  remove: "إزالة",
} satisfies SameKeys<Omit<typeof en, "pages_one" | "pages_other">> & Plurals<"pages">;
