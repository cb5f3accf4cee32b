import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  title: "بياناتك",
  description: "يُعدّ فريقنا عرضًا لهذه السيارة. أخبرنا من أنت وإلى أين نرسل العرض.",
  lead: "لا يوجد سعر فوري لهذه السيارة. أخبرنا من أنت، ويرسل إليك فريقنا عرضًا. لا تحتاج إلى حساب.",
  loading: "نقرأ إجاباتك",
  summary: "طلبك",
  heading: "صاحب الطلب",
  name: "الاسم الكامل",
  countryCode: "رمز الدولة",
  phone: "الهاتف",
  email: "البريد الإلكتروني",
  submit: "إرسال الطلب",
  processing: "جارٍ الإرسال",
  next: "لا يصل اسمك ولا صورك إلى أي شركة تأمين قبل أن تقبل عرضها.",
  photos: {
    missing_zero: "لا توجد صور ناقصة.",
    missing_one: "صورة واحدة ناقصة.",
    missing_two: "صورتان ناقصتان.",
    missing_few: "{{count}} صور ناقصة.",
    missing_many: "{{count}} صورة ناقصة.",
    missing_other: "{{count}} صورة ناقصة.",
    add: "أضف الصور",
    without: "أرسل من دون صور",
    askHeading_zero: "لا توجد صور ناقصة",
    askHeading_one: "صورة واحدة ناقصة",
    askHeading_two: "صورتان ناقصتان",
    askHeading_few: "{{count}} صور ناقصة",
    askHeading_many: "{{count}} صورة ناقصة",
    askHeading_other: "{{count}} صورة ناقصة",
    askHelp:
      "باكتمال الصور يُعدّ فريقنا عرضك أسرع. ومن دونها نطلبها منك لاحقًا، ولا نرسل الآن أي صورة.",
    close: "إغلاق",
  },
} satisfies SameKeys<typeof en> & { photos: Plurals<"missing" | "askHeading"> };
