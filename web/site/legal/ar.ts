import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  contents: "في هذه الصفحة",
  updated: "سارية من 1 نوفمبر 2026",
  toPrivacy: "سياسة الخصوصية",
  toTerms: "الشروط والأحكام",
  seeAlso: "اقرأ أيضًا",
} satisfies SameKeys<typeof en>;
