import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  panel: "المكالمات وشركة التأمين",
  none: "لم تُسجَّل أي مكالمة بعد.",
  heading: "كيف انتهت المكالمة؟",
  outcome: "النتيجة",
  outcomes: {
    reached: "رد العميل",
    noAnswer: "لم يرد",
    callBack: "طلب معاودة الاتصال",
    wrongNumber: "الرقم غير صحيح",
  },
  again: "معاودة الاتصال (بتوقيت دبي)",
  againHint: "لا يظهر الطلب حتى ذلك الوقت. اتركه فارغًا إن لم تلزم مكالمة أخرى.",
  againAt: "معاودة الاتصال: {{moment}}",
  moved: "هذا الوقت خارج ساعات الاتصال المسموح بها، فيصبح الموعد {{moment}}.",
  unwelcome: "ليس كما طلب العميل. {{wish}}.",
  takeBetter: "معاودة الاتصال {{moment}}",
  past: "اختر وقتًا لم يحن بعد.",
  allowed: "يُسمح بمكالمات التسويق يوميًا من {{from}}:00 إلى {{to}}:00.",
  notNow: "لا يُسمح بمكالمات التسويق الآن، وتُتاح من {{moment}}.",
  save: "حفظ",
  insurer: {
    heading: "تسجيل الإرسال إلى شركة التأمين",
    text: "ينتظر الطلب شركة التأمين حتى تسجّل ردها. أجّله إن أردت تذكيرًا.",
    reference: "المرجع",
    hint: "رقم المعاملة لدى شركة التأمين، أو عنوان رسالتك.",
    missing: "اكتب المرجع.",
    sent: "أُرسل إلى شركة التأمين:",
    answered: "ورد الرد: {{moment}}",
    waiting: "لم يصل رد بعد",
    hours: "{{days}}، {{from}} إلى {{to}}",
  },
} satisfies SameKeys<typeof en>;
