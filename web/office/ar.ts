import type { SameKeys } from "../i18n/texts.ts";
import desk from "./desk/ar.ts";
import type en from "./en.ts";
import problems from "./kit/ar.ts";
import preferences from "./kit/preferences/ar.ts";
import frame from "./frame/ar.ts";

export default {
  name: "بوابة الموظفين",
  retry: "حاول من جديد",
  close: "إغلاق",
  copy: { button: "نسخ: {{what}}", done: "نُسخ: {{what}}" },
  notFound: {
    heading: "لا توجد صفحة هنا",
    text: "ربما وصلك الرابط ناقصًا.",
  },
  states: {
    submitted: "أُرسل",
    lead: "عميل محتمل",
    offered: "قُدّم العرض",
    awaiting_payment: "بانتظار الدفع",
    verifying_payment: "قيد التحقق من الدفع",
    paid: "مدفوع",
    issued: "صدرت الوثيقة",
    rejected: "مرفوض",
    cancelled: "ملغى",
    refund_pending: "قيد الاسترداد",
    refunded: "استُردّ المبلغ",
  },
  types: { new: "وثيقة جديدة", renew: "تجديد" },
  covers: { thirdParty: "ضد الغير", comprehensive: "شامل" },
  dayRange: "من {{first}} إلى {{last}}",
  planVersion: {
    name: "نسخة الباقة",
    onSale: "نسخة {{day}}، وما زالت معروضة",
    replaced: "نسخة {{day}}، ولم تعد معروضة",
    before: "من قبل حفظ النسخ",
  },
  leaving: {
    heading: "المغادرة من دون حفظ؟",
    text: "ستفقد ما عدّلته هنا منذ آخر حفظ.",
    stay: "البقاء",
    leave: "المغادرة من دون حفظ",
  },
  ...frame,
  ...desk,
  preferences,
  problems,
  ofRooms: import.meta.glob<object>(["./*/ar.ts", "!./{desk,frame,kit}/ar.ts"], {
    eager: true,
    import: "default",
  }),
} satisfies SameKeys<typeof en>;
