import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  legend: "لوحة سيارتك",
  emirate: "الإمارة",
  code: "الرمز",
  anyCode: "اختر",
  number: "الرقم",
  submit: "احصل على التأمين",
  hint: "في التجديد والتأمين ضد الغير ترى الأسعار قبل أن نسألك عن اسمك.",
  without: "ليست لديك لوحة بعد؟ أمّن سيارة جديدة",
} satisfies SameKeys<typeof en>;
