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
  noScript: {
    title: "يحتاج هذا النموذج إلى جافا سكريبت، وهي متوقفة في متصفحك",
    text: "راسلنا بدلًا من ذلك، وسيُعدّ فريقنا عروضك.",
    carried: "لوحتك مكتوبة في الرسالة: {{plate}}.",
    whatsapp: "اكتب على واتساب",
    email: "اكتب بريدًا إلكترونيًا",
    subject: "عروض تأمين لسيارتي",
    message: "أرجو إعداد عروض تأمين لسيارتي.",
    messageWithPlate: "أرجو إعداد عروض تأمين لسيارتي. لوحة السيارة: {{plate}}.",
  },
} satisfies SameKeys<typeof en>;
