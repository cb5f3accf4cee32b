import type { Plurals, SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  open: "أدرج نصًا",
  hint: "اكتب / ثم بضعة أحرف لتجد نصًا محفوظًا.",
  find: "ابحث عن نص محفوظ",
  list: "النصوص المحفوظة",
  none: "لا نص بهذا الاسم.",
  nothing: "لا نص لهذا الموضع بعد.",
  tooLong_zero: "يتسع الحقل لهذا النص.",
  tooLong_one: "مع هذا النص يزيد الطول حرفًا واحدًا.",
  tooLong_two: "مع هذا النص يزيد الطول حرفين.",
  tooLong_few: "مع هذا النص يزيد الطول {{count}} أحرف.",
  tooLong_many: "مع هذا النص يزيد الطول {{count}} حرفًا.",
  tooLong_other: "مع هذا النص يزيد الطول {{count}} حرف.",
  languages: { en: "بالإنجليزية", ar: "بالعربية" },
  other: { en: "بالإنجليزية بدلًا منها", ar: "بالعربية بدلًا منها" },
  gaps: "بقي أن تملأ: {{names}}",
  gapsError: "املأ هذا قبل الإرسال: {{names}}",
  toGap: "انتقل إليه",
} satisfies SameKeys<typeof en> & Plurals<"tooLong">;
