import { noNameBeforePaying } from "../../promises/ar.ts";
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
  submit: "أرسل الطلب",
  processing: "جارٍ الإرسال",
  next: noNameBeforePaying,
  photos: {
    missing_zero: "لا تنقصك صور.",
    missing_one: "تنقصك صورة واحدة.",
    missing_two: "تنقصك صورتان.",
    missing_few: "تنقصك {{count}} صور.",
    missing_many: "تنقصك {{count}} صورة.",
    missing_other: "تنقصك {{count}} صورة.",
    add: "أضف الصور",
    without: "أرسل من دون صور",
    askHeading_zero: "لا تنقصك صور",
    askHeading_one: "تنقصك صورة واحدة",
    askHeading_two: "تنقصك صورتان",
    askHeading_few: "تنقصك {{count}} صور",
    askHeading_many: "تنقصك {{count}} صورة",
    askHeading_other: "تنقصك {{count}} صورة",
    askHelp:
      "إذا اكتملت الصور أعدّ فريقنا عرضك أسرع، وإلا طلبناها منك لاحقًا. ولن تُرسل الآن أي صورة.",
    close: "إغلاق",
  },
} satisfies SameKeys<typeof en> & { photos: Plurals<"missing" | "askHeading"> };
