import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  name: "الرسائل",
  title: "الرسالة",
  back: "العودة إلى الرسائل",
  from: "المرسل",
  product: "الموضوع",
  states: {
    new: "جديدة",
    answered: "رُدّ عليها",
    closed: "مغلقة",
    all: "الكل",
  },
  moves: {
    new: "أعدها إلى الجديدة",
    answered: "سجّل الرد",
    closed: "إغلاق",
  },
  came_zero: "لا توجد رسائل جديدة",
  came_one: "رسالة جديدة واحدة",
  came_two: "رسالتان جديدتان",
  came_few: "{{count}} رسائل جديدة",
  came_many: "{{count}} رسالة جديدة",
  came_other: "{{count}} رسالة جديدة",
  none: "لا توجد رسائل هنا",
  noneHelp: "تظهر هنا تلقائيًا الرسائل التي تصل من نموذج التواصل.",
  answer: {
    heading: "الرد",
    label: "نص الرد",
    hint: "يقرؤه المرسل {{language}}. يرسله برنامج البريد على جهازك.",
    missing: "اكتب الرد.",
    open: "افتحه في البريد",
    copy: "انسخ الرد",
  },
  note: {
    heading: "ملاحظة",
    label: "ما الذي تم؟",
    hint: "للزملاء فقط.",
    none: "لا توجد ملاحظة بعد.",
    save: "حفظ",
  },
} satisfies Omit<SameKeys<typeof en>, "came_one" | "came_other"> & Plurals<"came">;
