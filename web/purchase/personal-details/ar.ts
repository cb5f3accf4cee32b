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
  car: "أي سيارة هي؟",
  carHelp: "يحتاج فريقنا إلى هذه البيانات ليُعدّ عرضًا لسيارتك.",
  photos: {
    label: "صور مستنداتك",
    hint: "إذا اكتملت الصور أعدّ فريقنا عرضك أسرع، وإلا طلبناها منك لاحقًا.",
    now: { add: "أضف الصور الآن", send: "أرسل مع الصور" },
    later: "أرسل من دون صور",
    missing_zero: "لا تنقصك صور.",
    missing_one: "تنقصك صورة واحدة. أضفها، أو أرسل من دون صور.",
    missing_two: "تنقصك صورتان. أضفهما، أو أرسل من دون صور.",
    missing_few: "تنقصك {{count}} صور. أضفها، أو أرسل من دون صور.",
    missing_many: "تنقصك {{count}} صورة. أضفها، أو أرسل من دون صور.",
    missing_other: "تنقصك {{count}} صورة. أضفها، أو أرسل من دون صور.",
    notSent_zero: "لا توجد صور على هذا الجهاز.",
    notSent_one: "على هذا الجهاز صورة واحدة لن تُرسل، وتُمحى منه بعد إرسال طلبك.",
    notSent_two: "على هذا الجهاز صورتان لن تُرسلا، وتُمحيان منه بعد إرسال طلبك.",
    notSent_few: "على هذا الجهاز {{count}} صور لن تُرسل، وتُمحى منه بعد إرسال طلبك.",
    notSent_many: "على هذا الجهاز {{count}} صورة لن تُرسل، وتُمحى منه بعد إرسال طلبك.",
    notSent_other: "على هذا الجهاز {{count}} صورة لن تُرسل، وتُمحى منه بعد إرسال طلبك.",
  },
} satisfies SameKeys<typeof en> & { photos: Plurals<"missing" | "notSent"> };
