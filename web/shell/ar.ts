import type { SameKeys } from "../i18n/texts.ts";
import type en from "./en.ts";

export default {
  skip: "انتقل إلى المحتوى",
  chat: "تحدّث معنا",
  errorSummary: "راجِع ما يلي",
  error: {
    title: "حدث خطأ ما",
    heading: "تعذّر عرض هذه الصفحة",
    lead: "الخطأ من جهتنا لا من جهتك، وما كتبته محفوظ على هذا الجهاز. حاول من جديد، أو أخبرنا لنساعدك.",
    retry: "حاول من جديد",
    contact: "تواصل معنا",
  },
  partFailed: {
    text: "تعذّر تحميل هذا الجزء من الصفحة. ما أدخلته ما زال هنا.",
    retry: "حاول من جديد",
  },
  notFound: {
    title: "الصفحة غير موجودة",
    description: "لا توجد صفحة في هذا العنوان. تابع طريقك من هنا.",
    eyebrow: "404",
    heading: "لم نجد هذه الصفحة",
    lead: "ربما نُقلت الصفحة، أو كان في العنوان خطأ. لعلّك تبحث عن إحدى هذه الصفحات.",
    links: {
      vehicle: { title: "قارن تأمين السيارات", text: "ابدأ برقم لوحتك." },
      profile: { title: "طلباتي", text: "ما أرسلته، وما الخطوة التالية." },
      contact: { title: "المساعدة والتواصل", text: "إجابات قصيرة، أو فريقنا." },
      all: { title: "كل الصفحات", text: "الموقع كله في صفحة واحدة." },
    },
    home: "إلى الصفحة الرئيسية",
  },
} satisfies SameKeys<typeof en>;
