import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "مستندات من شركة التأمين",
  terms: { en: "الشروط بالإنجليزية", ar: "الشروط بالعربية" },
  wording: { en: "نص الوثيقة بالإنجليزية", ar: "نص الوثيقة بالعربية" },
  kilobytes: "ملف PDF بحجم {{size}} كيلوبايت",
  megabytes: "ملف PDF بحجم {{size}} ميجابايت",
} satisfies SameKeys<typeof en>;
