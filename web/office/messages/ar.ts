import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
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
    new: "إعادتها إلى الجديدة",
    answered: "تسجيل الرد",
    closed: "إغلاق",
  },
  none: "لا توجد رسائل هنا",
  noneHelp: "تظهر هنا الرسائل التي تصل من نموذج التواصل.",
  note: {
    heading: "ملاحظة",
    label: "ما الذي تم؟",
    hint: "للزملاء فقط.",
    none: "لا توجد ملاحظة بعد.",
    save: "حفظ",
  },
} satisfies SameKeys<typeof en>;
